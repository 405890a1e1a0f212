/** The form at /admin: Decap CMS with this site's files, format and words. Never part of a public page. */
import type { CmsConfig } from "decap-cms-core";
import { checkFile } from "../plugins/gatsby-transformer-content/check-file";
import { formatProblems } from "../plugins/gatsby-transformer-content/problems";
import { folders } from "../plugins/gatsby-transformer-content/schema";
import { contentFormat, sentence, yamlFormat } from "./content-format";
import { CMS } from "./decap";

CMS.registerCustomFormat(contentFormat, "yaml", yamlFormat);

/** The server of `npm run edit` or the build checks pictures, because the files are there. */
const anyPicture = () => Promise.resolve(undefined);

// The fields' patterns cannot find HTML in a text or a second head office, for example.
CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const text = yamlFormat.toFile(entry.get("data").toJS());
    // A new file has no path yet.
    const path = entry.get("path") || `content/${folders.branch}/new.yaml`;
    const { problems } = await checkFile(path.replace("content/", ""), text, anyPicture);
    if (problems.length === 0) return;
    throw sentence(formatProblems(problems).join("\n"));
  },
});

/** Skips the sign-in for local files, and gives each window an id, so that it cannot overwrite what another has saved. */
const prepareLocalBackend = ({ backend }: CmsConfig): void => {
  if (backend.name !== "proxy") return;
  localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: backend.name }));
  backend.proxy_url = `${backend.proxy_url ?? ""}?tab=${crypto.randomUUID()}`;
};

const start = async (): Promise<void> => {
  const answer = await fetch("/admin/config.json");
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  const config = (await answer.json()) as CmsConfig;
  prepareLocalBackend(config);
  CMS.init({ config });
};

start().catch((error: unknown) => {
  reportError(error);
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.textContent = "The form could not be started. Check your connection and reload this page.";
  document.body.append(note);
});
