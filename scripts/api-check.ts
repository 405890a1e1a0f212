/** `npm run api:check`: asks the company's API as the site would, and says what visitors will not see, and why. */
import { parseArgs } from "node:util";

import { originOf } from "../plugins/gatsby-plugin-static-hosting/environment";
import { limits } from "./api-check/ask";
import { checkApi } from "./api-check/check";
import { formatReport } from "./api-check/report";

const USAGE = `npm run api:check -- https://api.example --site https://www.example

The addresses may also be in GATSBY_API_URL and SITE_URL. GATSBY_IMAGE_ORIGINS counts as in a build.

  --json          prints the report as JSON
  --insecure      accepts a certificate that nobody vouches for, as on a test server
  --all-pictures  asks for every picture, one a second, however long it takes

Exit code: 0 in order, 1 visitors see something wrong, 2 the API could not be asked.`;

async function main(): Promise<number> {
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: "string" }, json: flag, insecure: flag, "all-pictures": flag, help: flag },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const api = originOf(
    "The address of the API",
    positionals[0] ?? process.env.GATSBY_API_URL ?? "",
    "https://api.example",
  );
  const site = originOf(
    "The address of the site",
    values.site ?? process.env.SITE_URL ?? "",
    "https://www.example",
  );
  const isTerminal = process.stderr.isTTY;
  const report = await checkApi({
    api,
    site,
    insecure: values.insecure,
    limits: values["all-pictures"] ? { ...limits, totalMs: Infinity } : limits,
    onRequest: (line) =>
      isTerminal && process.stderr.write(`\r\u001b[K${line.slice(0, process.stderr.columns - 1)}`),
  });
  if (isTerminal) process.stderr.write("\r\u001b[K");
  const hasColour = process.stdout.isTTY && !process.env.NO_COLOR;
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report, hasColour));
  return report.exitCode;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exitCode = 2;
  },
);
