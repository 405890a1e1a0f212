/** `npm run content:check`: says everything that is wrong with the content, without building the site. */
import { resolve } from "node:path";

import { checkContent } from "../src/build/content/check";
import { formatReport } from "../src/build/content/problems";

async function main(): Promise<void> {
  const { problems } = await checkContent(resolve(process.argv[2] ?? "content"));
  if (problems.length > 0) {
    console.error(formatReport(problems));
    process.exitCode = 1;
  } else {
    console.log("The content is in order.");
  }
}

main().catch((error: unknown) => {
  console.error(
    `The content could not be checked: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
});
