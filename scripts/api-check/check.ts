/** Asks the three endpoints as a page of the site would, and puts the report together. */
import { createDom } from "../../plugins/gatsby-source-articles/create-dom";
import { parsePostPage } from "../../src/features/articles/api/parse-posts";
import { pagePath, postPath } from "../../src/features/articles/api/request-posts";
import { ratesPath } from "../../src/features/rates/api/poll-rates";
import { ApiError } from "../../src/lib/api/api-error";
import en from "../../src/strings/en";
import { ask, checkExchange, checkVary } from "./exchange";
import { quoted, toldOnce, type Finding, type Section } from "./findings";
import { checkPost, checkPostPage } from "./posts";
import { checkRates } from "./rates";

/** Of the site's own address, which need not answer yet. */
const SITE_TIMEOUT_MS = 4_000;
const asBrowser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

/** Asks the endpoints as a browser does, and the list once more with Node's own user agent, as the build does. */
async function checkEndpoints(api: string, site: string) {
  const dom = createDom(site);
  /** Asks one endpoint, and has its JSON judged. `failed` is what visitors see without it. */
  const checkEndpoint = async (path: string, failed: string, check: typeof checkRates, isBuild = false) => {
    const headers = isBuild ? {} : { ...asBrowser, ...(api !== site && { Origin: site }) };
    const exchange = await ask(api + path, headers);
    const { fact, findings, json, headers: received } = checkExchange(exchange, isBuild ? undefined : site);
    try {
      if (json !== undefined) findings.push(...check(json, received, dom));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      findings.push(["shape", quoted(json)]);
    }
    const name = `${isBuild ? "The build: " : ""}GET ${path}`;
    return { name, fact, findings: toldOnce(findings, failed) };
  };

  const ids: string[] = [];
  const sections: Section[] = await Promise.all([
    checkEndpoint(ratesPath, `No rates, but "${en.board.failedTitle}".`, checkRates),
    checkEndpoint(pagePath(1), `"${en.articles.listFailed}"`, (json) => {
      ids.push(...parsePostPage(json, 1, dom).posts.map(({ id }) => id));
      return checkPostPage(json, dom);
    }),
  ]);
  // Where the site is allowed, the rates tell for all: one middleware writes the header.
  const [rates] = sections;
  if (rates && api !== site && rates.findings.every(({ level }) => level === "warning"))
    rates.findings.push(...toldOnce(await checkVary(api + ratesPath, site)));
  const [id] = ids;
  if (id === undefined) return sections;
  const missing = `"${en.articles.missing.title}"`;
  const unbuilt = "Articles that search engines and shared links do not show.";
  sections.push(await checkEndpoint(postPath(id), missing, (json) => checkPost(json, id, dom)));
  sections.push(await checkEndpoint(pagePath(1), unbuilt, () => [], true));
  return sections;
}

/** Checks an API, and returns the report. */
export async function checkApi(api: string, address: string) {
  const { otherOrigin: site = address } = await ask(`${address}/`, asBrowser, SITE_TIMEOUT_MS);
  process.env.GATSBY_API_URL = api;
  const endpoints = await checkEndpoints(api, site);
  const addresses: Finding[] = [];
  if (site !== address) addresses.push(["otherSite", `${address} redirects to ${site}`]);
  if (site.startsWith("https:") && api.startsWith("http:")) addresses.push(["mixed"]);
  const sections: readonly Section[] = [
    { name: "The addresses", fact: `${api} for ${address}`, findings: toldOnce(addresses) },
    ...endpoints,
  ];
  const levels = sections.flatMap(({ findings }) => findings.map(({ level }) => level));
  const errors = levels.filter((level) => level === "error").length;
  return { api, site, errors, warnings: levels.length - errors, sections };
}
