/** One exchange with the API: the request as the site makes it, and what a page of the site receives. */
import { API_TIMEOUT_MS } from "../../src/lib/api/get-json";
import { quoted, type Finding } from "./findings";
import { connectionFixes, statusFixes } from "./sentences";

const MOST_REDIRECTS = 5;
/** Leaves byte order marks in the text. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

interface Exchange {
  /** All but the last are redirects. */
  readonly responses: readonly Response[];
  readonly ms: number;
  /** Of the last response. */
  readonly text: string;
  /** Why no whole answer came from the API. */
  readonly failure?: Finding;
  /** The origin that a redirect leads to, if it is another one. */
  readonly otherOrigin?: string;
}

/** Returns the innermost reason of a failed request. */
function reasonOf(error: unknown): { readonly code: string; readonly message: string } {
  const { cause, code = "", message } = error as { cause?: unknown; code?: string; message?: string };
  if (typeof cause === "object" && cause !== null) return reasonOf(cause);
  return { code, message: message || code || String(error) };
}

/** Makes a request, and follows redirects within its origin. It never rejects. */
export async function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs = API_TIMEOUT_MS,
): Promise<Exchange> {
  const signal = AbortSignal.timeout(timeoutMs);
  const start = performance.now();
  const responses: Response[] = [];
  const end = (more: Partial<Exchange>): Exchange => {
    return { responses, ms: Math.round(performance.now() - start), text: "", ...more };
  };
  try {
    for (let next = new URL(url); responses.length <= MOST_REDIRECTS;) {
      const response = await fetch(next, { headers, redirect: "manual", cache: "no-cache", signal });
      responses.push(response);
      const location = response.headers.get("Location");
      if (![301, 302, 303, 307, 308].includes(response.status) || location === null)
        return end({ text: decoder.decode(await response.arrayBuffer()) });
      next = new URL(location, next);
      const { origin: otherOrigin, href } = next;
      if (otherOrigin !== new URL(url).origin)
        return end({ otherOrigin, failure: ["otherOrigin", `status ${response.status} to ${href}`] });
    }
    return end({ failure: ["noAnswer", `more than ${MOST_REDIRECTS} redirects`] });
  } catch (error) {
    const { code, message } = reasonOf(error);
    const reason = signal.aborted ? `no end within ${timeoutMs / 1_000} s` : message;
    const detail = `status ${responses.at(-1)?.status ?? "none"}: ${reason}`;
    return end({ failure: ["noAnswer", detail, connectionFixes[code]] });
  }
}

/** Returns what keeps a page of the site from reading an answer, or its headers (Fetch standard, CORS check). */
function checkCors(responses: readonly Response[], site: string): Finding[] {
  const others = responses.filter(({ url }) => new URL(url).origin !== site);
  const refused = others.flatMap(({ url, status, headers }): Finding[] => {
    const allowed = headers.get(ALLOWED);
    if (allowed === "*" || allowed === site) return [];
    return [["cors", `status ${status} of ${url}: ${allowed ?? "none"} for a page of ${site}`]];
  });
  const exposed = others.at(-1)?.headers.get("Access-Control-Expose-Headers") ?? "none";
  const names = exposed.toLowerCase().split(/[\s,]+/);
  const isExposed =
    names.includes("*") || ["age", "date", "retry-after"].every((name) => names.includes(name));
  if (others.length > 0 && refused.length === 0 && !isExposed) return [["hidden", `exposed: ${exposed}`]];
  return refused;
}

const ALLOWED = "Access-Control-Allow-Origin";
/** Is no site's. */
const ANOTHER_SITE = "https://another-site.invalid";

/** Returns whether a cache could hand out the permission of another site: it depends on `Origin`, but `Vary` is silent. */
export async function checkVary(url: string, site: string): Promise<Finding[]> {
  const { responses } = await ask(url, { Origin: ANOTHER_SITE });
  const { headers } = responses.at(-1) ?? {};
  const allowed = headers?.get(ALLOWED) ?? "none";
  if (!headers || allowed === "*" || allowed === site) return [];
  if (/\borigin\b|\*/i.test(headers.get("Vary") ?? "")) return [];
  return [["vary", `${allowed} for a page of ${ANOTHER_SITE}`]];
}

/** Returns the start of a text, of a page without its tags. */
const excerptOf = (text: string): string =>
  quoted(text.replace(/<(script|style)[^]*?<\/\1>|<[^>]*>|\s+/g, " ").trim());

/** Returns what a text is that is no JSON. */
function describeText(text: string, message: string): string {
  if (text === "") return "an empty body";
  if (/^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text)) return `a page, ${excerptOf(text)}`;
  if (text.startsWith("\u001f\ufffd")) return "a gzip body without Content-Encoding";
  if (text.startsWith("\ufeff\ufeff")) return "two byte order marks (U+FEFF), of which browsers remove one";
  return `${message}: it starts with ${quoted(text.slice(0, 50))} and ends with ${quoted(text.slice(-50))}`;
}

/**
 * Judges an exchange as the site's client does.
 *
 * @param site origin of the page that asks; undefined for the build, which needs no CORS
 * @returns `json`: undefined without a good answer
 */
export function checkExchange({ responses, ms, text, failure }: Exchange, site: string | undefined) {
  const { status, ok = false, headers = new Headers() } = responses.at(-1) ?? {};
  const fact = `status ${status ?? "none"} in ${ms} ms, ${text.length} characters`;
  if (failure) return { fact, headers, findings: [failure] };
  const findings = site === undefined ? [] : checkCors(responses, site);
  let json: unknown;
  try {
    if (ok) json = JSON.parse(text.replace(/^\ufeff/, ""));
    else findings.push(["status", `${status}: ${excerptOf(text)}`, statusFixes[Number(status)]]);
  } catch (error) {
    findings.push(["notJson", describeText(text, (error as Error).message)]);
  }
  if (json !== undefined && text.startsWith("\ufeff"))
    findings.push(["untidy", "a byte order mark (U+FEFF)"]);
  return { fact, headers, findings, json };
}
