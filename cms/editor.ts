/** The form at /admin: Sveltia CMS with this site's files and check. Never part of a public page. */
import CMS, { type CmsConfig } from "@sveltia/cms";

import { checkFile } from "../content-schema/check-file";
import { formatPath, formatProblem } from "../content-schema/problem-report";
import { contentNameOf, contentNames, contentSchemas } from "../content-schema/schema";
import { misplacedIn } from "../content-schema/translations";
import { formatOf, hidden } from "./content-format";

/** The bundle defines it (bundle.ts). */
declare const EDITOR_CONFIG: CmsConfig;

for (const name of contentNames) CMS.registerCustomFormat(name, "yaml", formatOf(name));

/** Says what hinders saving, and keeps Sveltia CMS from it. */
function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  alert(`Not saved.\n\n${problems.join("\n\n")}`);
  throw new Error(problems.join("\n"));
}

/** Refuses what the content check refuses. Other files and the pixels of pictures are left to `npm run content:check`. */
CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const { path, data, i18n, newRecord } = entry.toJS();
    const file = path.replace(/^content\//, "");
    const name = contentNameOf(file);
    if (!name) return;
    const { fromFile, toFile } = formatOf(name);
    // Sveltia CMS has no values of a file that it could not read, and would write a new one.
    if (!newRecord && !data[hidden.source])
      refuse([`content/${file} cannot be read. Repair it in a text editor first.`]);
    const others = Object.entries(i18n).map(([code, other]) => [`${code}/${file}`, other.data] as const);
    const former = (values: typeof data) => fromFile(String(values[hidden.source] ?? ""));
    // The form pairs rows by their place, the website by their key.
    const misplaced = others.flatMap(([at, values]) => {
      const row = misplacedIn(former(values), contentSchemas[name], former(data));
      const where = row && `content/${at}  ${formatPath(row.path)}: ${JSON.stringify(row.value)}`;
      return where
        ? [`${where} is not at the same place in content/${file}. Move it in a text editor first.`]
        : [];
    });
    refuse(misplaced);
    const checked = await Promise.all(
      [[file, data] as const, ...others].map(([at, values]) =>
        checkFile(at, toFile(values), () => undefined),
      ),
    );
    refuse(checked.flatMap((one) => one.problems).map(formatProblem));
  },
});

void CMS.init({ config: EDITOR_CONFIG });
