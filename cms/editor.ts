/** The form at /admin: Sveltia CMS with this site's files and check. Never part of a public page. */
import CMS, { type CmsConfig } from "@sveltia/cms";

import { checkFile } from "../content-schema/check-file";
import { formatProblem } from "../content-schema/problem-report";
import { contentNameOf, contentNames } from "../content-schema/schema";
import { formatOf } from "./content-format";

/** The bundle defines it (bundle.ts). */
declare const EDITOR_CONFIG: CmsConfig;

for (const name of contentNames) CMS.registerCustomFormat(name, "yaml", formatOf(name));

/** Refuses what the content check refuses. Other files and the pixels of pictures are left to `npm run content:check`. */
CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const { path, data, i18n } = entry.toJS();
    const file = path.replace(/^content\//, "");
    const name = contentNameOf(file);
    if (!name) return;
    const texts = [
      [file, data] as const,
      ...Object.entries(i18n).map(([language, one]) => [`${language}/${file}`, one.data] as const),
    ];
    const checked = await Promise.all(
      texts.map(([at, values]) => checkFile(at, formatOf(name).toFile(values), () => undefined)),
    );
    const problems = checked.flatMap((one) => one.problems).map(formatProblem);
    if (problems.length === 0) return;
    alert(`Not saved.\n\n${problems.join("\n\n")}`);
    throw new Error(problems.join("\n"));
  },
});

void CMS.init({ config: EDITOR_CONFIG });
