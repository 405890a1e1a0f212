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

/** Refuses what the content check refuses. Other files and the pixels of pictures are left to `npm run content:check`. */
CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const { path, data, i18n } = entry.toJS();
    const file = path.replace(/^content\//, "");
    const name = contentNameOf(file);
    if (!name) return;
    const { fromFile, toFile } = formatOf(name);
    const former = (values: typeof data) => fromFile(String(values[hidden.source] ?? ""));
    const problemsOf = async (at: string, values: typeof data): Promise<string[]> => {
      // The form pairs rows by their place, the website by their key.
      const row = misplacedIn(former(values), contentSchemas[name], former(data));
      if (row)
        return [
          `content/${at}  ${formatPath(row.path)}: ${JSON.stringify(row.value)} is not at the same place in content/${file}. Move it in a text editor first.`,
        ];
      return (await checkFile(at, toFile(values), () => undefined)).problems.map(formatProblem);
    };
    const others = Object.entries(i18n).map(([code, other]) => problemsOf(`${code}/${file}`, other.data));
    const problems = (await Promise.all([problemsOf(file, data), ...others])).flat();
    if (problems.length === 0) return;
    // Sveltia CMS shows that saving has failed, but not why.
    alert(`Not saved.\n\n${problems.join("\n\n")}`);
    throw new Error(problems.join("\n"));
  },
});

void CMS.init({ config: EDITOR_CONFIG });
