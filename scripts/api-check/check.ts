/** Asks the three endpoints as a page of the site would, and puts the report together. */
// First: see its comment.
import { visit } from "./browser";

import { pagePath, postPath } from "../../src/features/articles/api/request-posts";
import { ratesPath } from "../../src/features/rates/api/poll-rates";
import type { Rates } from "../../src/features/rates/model/rate";
import { imageUrl } from "../../src/lib/api/api-url";
import * as en from "../../src/strings/en";
import { readAnswer } from "./answer";
import { Asker, type Exchange, type Limits } from "./ask";
import { checkCaching } from "./caching";
import { preflightHeaders } from "./cors";
import { checkPictures } from "./pictures";
import { checkPost, checkPostPage, listFailed, postFailed } from "./posts";
import { checkRates } from "./rates";
import { joined, type Finding, type Report, type Section } from "./report";

export interface Options {
  /** Origin of the API. */
  readonly api: string;
  /** Origin of the site. */
  readonly site: string;
  readonly limits: Limits;
  /** Whether self-signed certificates are accepted. */
  readonly insecure?: boolean;
  readonly onRequest?: (line: string) => void;
}

/** Returns what is wrong with the two addresses together. */
function addressFindings(api: string, site: string): readonly Finding[] {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(api).hostname);
  const isMixed = site.startsWith("https:") && api.startsWith("http:") && !isLocal;
  if (!isMixed) return [];
  const fix = "Serve the API over https, and set GATSBY_API_URL to that address.";
  return [
    {
      level: "error",
      saw: "An API over http for a site over https",
      visitors: "No rates and no articles: browsers block it.",
      fix,
    },
  ];
}

/** Reads JSON. Odd answers can exceed the stack of the site's parsers. */
function attempt<Read>(json: { readonly value: unknown } | undefined, read: (json: unknown) => Read) {
  try {
    return { data: json && read(json.value), crash: [] };
  } catch (error) {
    const crash: Finding = {
      level: "error",
      saw: `The site's own parser fails (${String(error).slice(0, 100)})`,
      visitors: "A failure.",
      fix: "Compare the answer with docs/openapi.yaml.",
    };
    return { data: undefined, crash: [crash] };
  }
}

/** Checks an API, and returns the report. It never rejects because of an answer. */
export async function checkApi({
  api,
  site,
  limits,
  insecure = false,
  onRequest = () => undefined,
}: Options): Promise<Report> {
  visit(site, api);
  const asker = new Asker(limits, insecure, onRequest);
  const isCrossOrigin = api !== site;
  const origin: Record<string, string> = isCrossOrigin ? { Origin: site } : {};
  const sections: Section[] = [];
  const exchanges: Exchange[] = [];

  /** Asks one endpoint, and judges its JSON by `read`. */
  const endpoint = async <
    Read extends { facts: readonly string[]; findings: readonly Finding[]; rates?: Rates },
  >(
    name: string,
    path: string,
    failed: string,
    read: (json: unknown) => Read,
  ): Promise<Read | undefined> => {
    const url = api + path;
    const exchange = await asker.ask(url, origin);
    exchanges.push(exchange);
    const mayAsk = isCrossOrigin && exchange.status !== undefined;
    const preflight = mayAsk ? await asker.ask(url, preflightHeaders(site), "OPTIONS") : undefined;
    const { facts, findings, visible, json } = readAnswer(failed, exchange, preflight, site, limits);
    const { data, crash } = attempt(json, read);
    const caching = json ? checkCaching(exchange.headers, visible, data?.rates) : { facts: [], findings: [] };
    sections.push({
      name,
      request: `GET ${url}`,
      facts: [...facts, ...caching.facts, ...(data?.facts ?? [])],
      findings: joined([...findings, ...caching.findings, ...(data?.findings ?? []), ...crash]),
    });
    return data;
  };

  const rates = await endpoint("Rates", ratesPath, `No rates, but "${en.board.failedTitle}".`, checkRates);
  const page = await endpoint("Articles", pagePath(1), `${listFailed}.`, checkPostPage);
  const [id = "1"] = page?.ids ?? [];
  const post = await endpoint("Article", postPath(id), `${postFailed}.`, (json) => checkPost(json, id));
  // Without a list there is no id to ask for.
  if (!page?.ids.length && exchanges[exchanges.length - 1]?.status === 404) sections.pop();

  const flags = (rates?.rates ?? []).flatMap(({ imagePath }) => imageUrl(imagePath) ?? []);
  // Articles first: they are few.
  const pictures = [...new Set([...(page?.pictures ?? []), ...(post?.pictures ?? []), ...flags])];
  if (pictures.length > 0) {
    const { facts, findings } = await checkPictures(pictures, asker, site, limits);
    sections.push({ name: "Pictures", facts, findings: joined(findings) });
  }
  await asker.close();
  const addresses = addressFindings(api, site);
  if (addresses.length > 0) sections.unshift({ name: "Addresses", facts: [], findings: addresses });
  const count = (level: Finding["level"]) =>
    sections.flatMap(({ findings }) => findings).filter((one) => one.level === level).length;
  const errors = count("error");
  const isSilent = exchanges.every(({ status }) => status === undefined);
  const checkedAt = new Date().toISOString();
  return {
    api,
    site,
    checkedAt,
    errors,
    warnings: count("warning"),
    exitCode: isSilent ? 2 : errors > 0 ? 1 : 0,
    sections,
  };
}
