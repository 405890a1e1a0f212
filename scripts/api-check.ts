/** `npm run api:check`: asks the company's API as the site would, and says what visitors will not see, and why. */
import { parseArgs } from "node:util";

import { readEnvironment } from "../plugins/gatsby-plugin-static-hosting/environment";
import { checkApi } from "./api-check/check";
import { formatSection } from "./api-check/findings";

const USAGE = `npm run api:check -- https://api.example --site https://www.example

The addresses may also be in GATSBY_API_URL and SITE_URL. GATSBY_IMAGE_ORIGINS counts as in a build.
JSON: npm run --silent api:check -- https://api.example --site https://www.example --json

Exit code: 0 in order, or warnings alone; 1 visitors see something wrong; 2 an address is malformed.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: "string" }, json: { type: "boolean" } },
  });
  if (positionals[0]) process.env.GATSBY_API_URL = positionals[0];
  if (values.site) process.env.SITE_URL = values.site;
  const { apiOrigin: api, siteUrl: site } = readEnvironment(process.env);
  if (!api || !site) throw new Error("Which API, and for which site?");
  const report = await checkApi(api, site);
  const { errors, warnings, sections } = report;
  const verdict =
    errors + warnings === 0
      ? "Everything is in order."
      : `Errors: ${errors}, warnings: ${warnings}. Words in brackets are headings of docs/how-to/real-api.md.`;
  const head = `The API at ${api}, as a page of ${report.site} sees it`;
  const text = [head, ...sections.map(formatSection), verdict].join("\n\n");
  console.log(values.json ? JSON.stringify(report, null, 2) : text);
  process.exitCode = errors > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
});
