/** One exchange with the API: the request as the site makes it, and what a page of the site receives. */
import { API_TIMEOUT_MS } from "../../src/lib/api/get-json";
import { quoted, say, type Finding } from "./report";
import { statusFix } from "./sentences";

const MOST_HOPS = 5;
const SLOW_MS = 3_000;
/** Headers that the site reads, and that pages may not read by themselves. */
const READ = ["age", "date", "retry-after"];

interface Hop {
  readonly url: string;
  /** Without any answer 0. */
  readonly status: number;
  readonly headers: Headers;
}

interface Exchange extends Hop {
  readonly hops: readonly Hop[];
  readonly ms: number;
  readonly body: Buffer;
  /** Why no whole answer came from the API. */
  readonly failure?: Finding;
  /** The origin that a redirect leads to, if it is another one. */
  readonly otherOrigin?: string;
}

/** Returns the innermost reason of a failed request: the system's code or message. */
function reasonOf(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string };
  return typeof cause === "object" && cause !== null ? reasonOf(cause) : (code ?? message ?? String(error));
}

/** Makes a request, and follows redirects within its origin. It never rejects. */
export async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs = API_TIMEOUT_MS,
): Promise<Exchange> {
  const signal = AbortSignal.timeout(timeoutMs);
  const start = performance.now();
  const hops: Hop[] = [];
  let last: Hop = { url, status: 0, headers: new Headers() };
  const got = (more: Partial<Exchange>): Exchange => {
    const ms = Math.round(performance.now() - start);
    return { ...last, hops, ms, body: Buffer.alloc(0), ...more };
  };
  try {
    for (;;) {
      const response = await fetch(last.url, { headers, redirect: "manual", cache: "no-cache", signal });
      last = { url: last.url, status: response.status, headers: response.headers };
      const location = response.headers.get("Location");
      const isRedirect = location !== null && response.status >= 301 && response.status <= 308;
      if (!isRedirect || !URL.canParse(location, last.url))
        return got({ body: Buffer.from(await response.arrayBuffer()) });
      const { origin, href } = new URL(location, last.url);
      if (origin !== new URL(url).origin)
        return got({ otherOrigin: origin, failure: say("otherOrigin", [last.status, href]) });
      if (hops.push(last) > MOST_HOPS) return got({ failure: say("loop", [hops.length, href]) });
      last = { ...last, url: href };
    }
  } catch (error) {
    const reason = signal.aborted ? `no end within ${timeoutMs / 1_000} s` : reasonOf(error);
    return got({ failure: say("noAnswer", [last.status || "none", reason]) });
  }
}

export const isGood = ({ status, failure }: Exchange): boolean => !failure && status >= 200 && status <= 299;

/** Returns what keeps a page of the site from reading a response (Fetch standard, CORS check). */
function corsProblem({ url, headers }: Pick<Hop, "url" | "headers">, site: string): string | undefined {
  const allowed = headers.get("Access-Control-Allow-Origin");
  if (new URL(url).origin === site || allowed === "*" || allowed === site) return undefined;
  const came =
    allowed === null ? "no Access-Control-Allow-Origin" : `Access-Control-Allow-Origin: ${allowed}`;
  return `${came}${allowed?.includes(",") ? " (sent twice)" : ""} for a page of ${site}`;
}

/** Returns what keeps a page of the site from reading an answer, or its headers. */
function checkCors({ url, headers, hops }: Exchange, site: string): Finding[] {
  const findings = hops.flatMap((hop) => {
    const problem = corsProblem(hop, site);
    return problem ? [say("hopCors", [hop.status, hop.url, problem])] : [];
  });
  const problem = corsProblem({ url, headers }, site);
  const exposed = headers.get("Access-Control-Expose-Headers") ?? "none";
  const names = exposed.toLowerCase().split(/[\s,]+/);
  const isVisible = (name: string) => names.includes("*") || names.includes(name);
  if (problem) findings.push(say("cors", [problem, site]));
  else if (new URL(url).origin !== site && !READ.every(isVisible)) findings.push(say("hidden", [exposed]));
  return findings;
}

/** Returns the title of a page, or the start of another text. */
function excerptOf(text: string): string {
  const [, title] = /<title[^>]*>\s*([^<]*)/i.exec(text) ?? [];
  return quoted(title?.trim() || text.slice(0, 50));
}

/** Returns why a text is not JSON. */
function jsonProblem(text: string, marks: number, message: string): Finding {
  if (/^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text)) return say("html", [excerptOf(text)]);
  if (marks > 0) return say("marks", [marks]);
  const isCut = /Unexpected end|Unterminated|Expected /.test(message) && !/[\]}]\s*$/.test(text);
  if (isCut) return say("cut", [text.length]);
  return say("notJson", [message, quoted(text.slice(0, 50)), quoted(text.slice(-50))]);
}

/** Returns the JSON of a body as browsers read it, undefined if it is none, and adds what is wrong with it. */
function readJson(body: Buffer, findings: Finding[]): unknown {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  const [start = ""] = /^[\s\ufeff]*/.exec(body.toString()) ?? [];
  const marks = start.replace(/[^\ufeff]/g, "").length;
  const text = new TextDecoder().decode(body);
  const broken = isPacked ? -1 : text.indexOf("\ufffd");
  if (broken >= 0) findings.push(say("utf8", [quoted(text.slice(Math.max(0, broken - 30), broken + 10))]));
  try {
    const json: unknown = JSON.parse(text);
    if (marks > 0) findings.push(say("mark"));
    return json;
  } catch (error) {
    findings.push(isPacked ? say("packed") : jsonProblem(text, marks, (error as Error).message));
    return undefined;
  }
}

/** Judges an exchange as the site's client does. `json` is undefined without a good answer. */
export function checkExchange(exchange: Exchange, site: string) {
  const { status, headers, ms, body, failure } = exchange;
  const findings = failure ? [failure] : checkCors(exchange, site);
  let json: unknown;
  if (!failure && !isGood(exchange)) {
    const wait = [429, 503].includes(status) ? `, Retry-After: ${headers.get("Retry-After") ?? "none"}` : "";
    findings.push(say("status", [`${status}${wait}, ${excerptOf(body.toString())}`, statusFix(status)]));
  } else if (!failure) {
    if (ms > SLOW_MS) findings.push(say("slow", [(ms / 1_000).toFixed(1)]));
    json = readJson(body, findings);
    const type = headers.get("Content-Type") ?? "missing";
    if (json !== undefined && !/\bjson\b/i.test(type)) findings.push(say("type", [type]));
  }
  return { fact: `status ${status} in ${ms} ms, ${body.length} bytes`, findings, json };
}
