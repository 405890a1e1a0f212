/** `npm run content:check`: reports every problem of the content without building the site, and writes what code editors suggest. */
import { resolve } from "node:path";

import { checkContent } from "../plugins/gatsby-transformer-content/read-content";
import { formatProblems, formatReport } from "../content-schema/problem-report";
import { closureDays, upcomingClosures } from "../src/lib/opening-hours";
import english from "../src/strings/en";
import { run, UsageError } from "./lib/run";
import { writeJsonSchemas } from "./lib/write-json-schemas";

run(async () => {
  const folder = resolve(process.argv[2] ?? "content");
  writeJsonSchemas(folder);
  const { problems, warnings, values } = await checkContent(folder).catch((error: unknown) => {
    throw new UsageError(
      `The content could not be checked: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  if (problems.length > 0) throw new UsageError(formatReport(problems));
  console.log(["The content is in order.", ...formatProblems(warnings)].join("\n"));
  const company = values.get("company.yaml");
  for (const closure of company?.name === "company" ? company.value.closures : []) {
    if (upcomingClosures([closure], Date.now()).length > 0) continue;
    console.log(
      `content/company.yaml  closures › ${closure.name}: ${closureDays(closure, english)} is over. You can remove the entry.`,
    );
  }
});
