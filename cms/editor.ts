/** The form at /admin: Decap CMS with this site's files, format and words. Never part of a public page. */
import type { CmsConfig } from "decap-cms-core";
import localForage from "localforage";

import { contentFormat, yamlFormat } from "./content-format";
import { revealAfterSave, showProblems } from "./controls";
import { CMS } from "./decap";
import { registerRefusals } from "./guard";

CMS.registerCustomFormat(contentFormat, "yaml", yamlFormat);

registerRefusals(CMS, showProblems);
revealAfterSave();

const start = async (): Promise<void> => {
  const answer = await fetch("/admin/config.json");
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  const config = (await answer.json()) as CmsConfig;
  // Skips the sign-in for local files.
  if (config.backend.name === "proxy")
    localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
  // Decap would offer what was typed before a crash, and then not restore it.
  const keys = await localForage.keys();
  await Promise.all(keys.filter((key) => key.startsWith("backup")).map((key) => localForage.removeItem(key)));
  CMS.init({ config });
};

start().catch((error: unknown) => {
  reportError(error);
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.textContent = "The form could not be started. Check your connection and reload this page.";
  document.body.append(note);
});
