/** `npm run content:check`: reports every problem of the content without building the site, and writes what code editors suggest. */
import { resolve } from "node:path";

import { checkContent } from "../plugins/gatsby-transformer-content/read-content";
import { formatAnnotation, formatProblems, formatReport } from "../content-schema/problem-report";
import { closureDays, upcomingClosures } from "../src/lib/opening-hours";
import english from "../src/strings/en";
import { outdatedTranslations } from "./lib/outdated-translations";
import { run, UsageError } from "./lib/run";
import { writeJsonSchemas } from "./lib/write-json-schemas";

run(async () => {
  const folder = resolve(process.argv[2] ?? "content");
  writeJsonSchemas(folder);
  const checked = await checkContent(folder).catch((error: unknown) => {
    throw new UsageError(
      `The content could not be checked: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const { problems, files } = checked;
  const warnings = [...checked.warnings, ...outdatedTranslations(folder, checked)];
  if (process.env.GITHUB_ACTIONS) {
    for (const problem of problems) console.log(formatAnnotation("error", problem));
    for (const problem of warnings) console.log(formatAnnotation("warning", problem));
  }
  if (problems.length > 0) throw new UsageError(formatReport(problems));
  console.log(["The content is in order.", ...formatProblems(warnings)].join("\n"));
  for (const [path, { content }] of files) {
    const closures =
      content?.name === "company" || content?.name === "branch" ? (content.value.closures ?? []) : [];
    for (const closure of closures) {
      if (upcomingClosures([closure], Date.now()).length > 0) continue;
      console.log(
        `content/${path}  closures › ${closure.name}: ${closureDays(closure, english)} is over. You can remove the entry.`,
      );
    }
  }
});
