/** `npm run content:check`: reports every problem of the content without building the site. */
import { resolve } from "node:path";

import { checkContent } from "../plugins/gatsby-transformer-content/check-content";
import { formatReport } from "../plugins/gatsby-transformer-content/problems";
import { run, UsageError } from "./lib/run";

run(async () => {
  const { problems } = await checkContent(resolve(process.argv[2] ?? "content")).catch((error: unknown) => {
    throw new UsageError(
      `The content could not be checked: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  if (problems.length > 0) throw new UsageError(formatReport(problems));
  console.log("The content is in order.");
});
