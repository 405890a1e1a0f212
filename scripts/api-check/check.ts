/** Asks the three endpoints as a page of the site would, and puts the report together. */
// First: see its comment.
import { visit } from "./browser";

import { pagePath, postPath } from "../../src/features/articles/api/request-posts";
import { ratesPath } from "../../src/features/rates/api/poll-rates";
import * as en from "../../src/strings/en";
import * as indonesian from "../../src/strings/id";
import { ask, checkExchange, isGood } from "./exchange";
import { checkPost, checkPostPage } from "./posts";
import { checkRates } from "./rates";
import { joined, say, type Finding, type Section } from "./report";

type Check = (json: unknown, headers: Headers) => readonly Finding[];

/** Of the site's own address, which need not answer yet. */
const SITE_TIMEOUT_MS = 4_000;
/** Of a browser, which firewalls let pass. */
const asBrowser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) api:check" };

/** Checks an API, and returns the report. It never rejects because of an answer. */
export async function checkApi(api: string, address: string) {
  const { otherOrigin: site = address } = await ask(`${address}/`, asBrowser, SITE_TIMEOUT_MS);
  visit(site, api);

  /** Asks one endpoint, and has its JSON judged. `failed` is what visitors see without it. */
  const checkEndpoint = async (path: string, failed: string, check: Check) => {
    const exchange = await ask(api + path, { ...asBrowser, ...(api !== site && { Origin: site }) });
    const { fact, findings, json } = checkExchange(exchange, site);
    try {
      if (json !== undefined) findings.push(...check(json, exchange.headers));
    } catch (error) {
      findings.push(say("notRead", [String(error).slice(0, 100)]));
    }
    return { name: `GET ${path}`, fact, findings: joined(findings, failed), status: exchange.status };
  };

  let id: string | undefined;
  const sections: (Section & { readonly status?: number })[] = await Promise.all([
    checkEndpoint(ratesPath, `No rates, but "${en.board.failedTitle}".`, checkRates),
    checkEndpoint(pagePath(1), `"${en.articles.listFailed}"`, (json) => {
      const checked = checkPostPage(json);
      id = checked.id;
      return checked.findings;
    }),
  ]);
  const isSilent = sections.every(({ status }) => status === 0);
  if (id !== undefined) {
    const asked = id;
    const missing = `"${indonesian.articles.missingTitle}"`;
    sections.push(await checkEndpoint(postPath(asked), missing, (json) => checkPost(json, asked)));
    const asBuild = await ask(api + pagePath(1), {});
    const { status } = asBuild;
    const findings = isGood(asBuild) ? [] : [say("nodeRefused", [status || "none"])];
    sections.push({ name: "The build", fact: `status ${status} for Node's user agent`, findings });
  }
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(api).hostname);
  const findings = site === address ? [] : [say("otherSite", [site])];
  if (site.startsWith("https:") && api.startsWith("http:") && !isLocal) findings.unshift(say("mixed"));
  if (findings.length > 0) sections.unshift({ name: "The addresses", fact: `${address}, ${api}`, findings });
  const levels = sections.flatMap((section) => section.findings.map(({ level }) => level));
  const errors = levels.filter((level) => level === "error").length;
  const exitCode = isSilent ? 2 : errors > 0 ? 1 : 0;
  return { api, site, errors, warnings: levels.length - errors, exitCode, sections };
}
