/** What an exchange says before its rows are read: connection, status, redirects, JSON. */
import { retryAfterMs } from "../../src/lib/api/get-json";
import type { Exchange, Limits } from "./ask";
import { readCors } from "./cors";
import { counted, quoted, type Finding } from "./report";

export interface Answered {
  readonly facts: readonly string[];
  readonly findings: readonly Finding[];
  /** The headers that the page receives. */
  readonly visible: Headers;
  /** Parsed JSON of a good answer. */
  readonly json?: { readonly value: unknown };
}

type Sentences = readonly [saw: string, fix: string, visitors?: string];

const size = (bytes: number) =>
  bytes < 1_000
    ? `${bytes} bytes`
    : bytes < 1_000_000
      ? `${(bytes / 1e3).toFixed(1)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

/** The facts of any exchange: status, time, size, type, redirects. */
export function describeExchange({ status, ms, headers, body, hops }: Exchange): string {
  const encoding = headers.get("Content-Encoding");
  const type = headers.get("Content-Type") ?? "no content type";
  const redirects = hops.length > 0 ? `, redirected to ${hops.join(", then ")}` : "";
  return `Status ${status ?? "none"} in ${ms} ms, ${size(body.length)}${encoding ? ` (${encoding})` : ""}, ${type}${redirects}`;
}

const LONGER = "Look into the log of the web server and of Laravel (storage/logs).";

/** Returns why no whole answer came, and what to do. */
export function sentencesOf({ failure, body, hops, ms }: Exchange, limits: Limits): Sentences | undefined {
  const came = size(body.length);
  const seconds = `${Math.round(ms / 1_000)} s`;
  const detail = failure?.detail ?? "";
  switch (failure?.kind) {
    case undefined:
      return undefined;
    case "unreachable":
      if (/CERT|SELF_SIGNED|ALTNAME|ISSUER|SSL|TLS|SIGNATURE/.test(detail))
        return [
          `The certificate is not accepted (${detail})`,
          "Install one that browsers accept, with its chain. For a test server, add --insecure.",
        ];
      if (/ENOTFOUND|EAI_AGAIN/.test(detail))
        return [
          `The host name has no address (${detail})`,
          "Check the spelling of GATSBY_API_URL and the DNS entry; behind a proxy set HTTPS_PROXY.",
        ];
      return [
        `The connection is refused or broken (${detail})`,
        `Check host and port of GATSBY_API_URL, and the firewall. ${LONGER}`,
      ];
    case "timeout":
      return [
        `No answer within ${seconds}`,
        `Answer within ${limits.slowMs / 1_000} s: the site gives up after 10 s. ${LONGER}`,
      ];
    case "endless":
      return [
        `The answer does not end: ${came} came in ${seconds}`,
        `Send Content-Length or end the body. ${LONGER}`,
      ];
    case "large":
      return [
        `The answer is larger than ${size(limits.maxBytes)}`,
        "Send only the fields of docs/api.md, a page at a time, and pictures as addresses.",
      ];
    case "broken":
      return detail.startsWith("Z_")
        ? [
            `The compressed answer cannot be unpacked (${detail})`,
            "Compress once only: in PHP or in the web server or in the proxy.",
          ]
        : [`The answer breaks off after ${came} (${detail})`, `${LONGER} Content-Length may be wrong.`];
    case "redirect":
      return hops.length > 1
        ? [`It redirects ${hops.length} times, at last to ${detail}`, "Answer at the first address."]
        : [
            `It redirects to ${detail}, which is another origin: the site's security policy forbids that`,
            "Set GATSBY_API_URL to the address that answers, or take the route out of the redirect (to https, to www, to a sign-in page).",
          ];
    case "skipped":
      return [
        `No answer before the end of this check: earlier ones took most of its ${limits.totalMs / 1_000} s`,
        "Mend those first, and check again.",
      ];
  }
}

const laravelRoute = "php artisan route:list --path=api";

function statusSentences(status: number, headers: Headers, visible: Headers): Sentences {
  const saw = `Status ${status}`;
  switch (status) {
    case 401:
      return [
        saw,
        "The three endpoints are public: take them out of the auth middleware.",
        "The browser leaves for /login, which is the 404 page.",
      ];
    case 403:
      return [saw, "Take a firewall rule, a policy or a gate off the three public endpoints."];
    case 404:
      return [saw, `Check GATSBY_API_URL and the route (${laravelRoute}).`];
    case 429:
    case 503: {
      const header = headers.get("Retry-After");
      const isRead = retryAfterMs(visible) !== undefined;
      const wait = isRead ? "They wait as Retry-After says." : "They wait 1, 2, 4, … 30 s between requests.";
      const why =
        header === null
          ? "without Retry-After"
          : `Retry-After: ${quoted(header)}${isRead ? "" : ", which the page does not receive or cannot read"}`;
      const fix =
        status === 429
          ? "Raise the limit of Laravel's throttle middleware (RateLimiter::for('api')): each open page asks for rates 20 times a minute, and all devices of a counter share an address."
          : "End the maintenance (php artisan up), or start PHP again.";
      return [`${saw}, ${why}`, `${fix} Send Retry-After in whole seconds.`, wait];
    }
    default:
      return [saw, status >= 500 ? LONGER : `Answer 200 with JSON (${laravelRoute}).`];
  }
}

/** Returns why a text is not JSON. */
function jsonSentences(text: string, error: unknown): Sentences {
  const start = quoted(text.trimStart().slice(0, 40));
  if (text.trim() === "") return ["An empty body", "Return the data from the controller."];
  const [, title] = /<title[^>]*>([^<]*)/i.exec(text) ?? [];
  if (/^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text))
    return [
      `An HTML page in place of JSON${title ? `, with the title ${quoted(title.trim())}` : ""}`,
      "If it is a sign-in page, take the route out of the auth middleware; if it is the web server's or the site's own page, hand /api to Laravel or correct GATSBY_API_URL.",
    ];
  if (
    /Unexpected end|Unterminated|after (?:array|property)|double-quoted/.test(String(error)) &&
    !/[\]}]\s*$/.test(text)
  )
    return [
      `The JSON breaks off after ${counted(text.length, "character")}`,
      `${LONGER} Content-Length may be wrong, or the compression.`,
    ];
  return [
    `Not JSON: it starts with ${start}`,
    "Print nothing beside the JSON: set display_errors=Off and APP_DEBUG=false, and return response()->json(…).",
  ];
}

/**
 * Judges an exchange as the site's `getAnswer` does, and says why.
 *
 * @param failed what visitors see if it fails
 */
export function readAnswer(
  failed: string,
  exchange: Exchange,
  preflight: Exchange | undefined,
  site: string,
  limits: Limits,
): Answered {
  const { status, headers, ms, body } = exchange;
  const facts = [describeExchange(exchange)];
  const failure = sentencesOf(exchange, limits);
  const error = ([saw, fix, visitors = ""]: Sentences): Finding => ({
    level: exchange.failure?.kind === "skipped" ? "warning" : "error",
    saw,
    visitors: [failed, visitors].filter(Boolean).join(" "),
    fix,
  });
  if (status === undefined)
    return { facts: failure ? [] : facts, findings: failure ? [error(failure)] : [], visible: headers };
  if (failure && exchange.failure?.kind === "redirect")
    return { facts, findings: [error(failure)], visible: headers };

  const cors = readCors(exchange, preflight, site, failed);
  const findings = [...cors.findings];
  const answered = { facts: [...facts, ...cors.facts], findings, visible: cors.visible };
  if (status < 200 || status > 299) findings.push(error(statusSentences(status, headers, cors.visible)));
  else if (failure) findings.push(error(failure));
  else {
    if (ms > limits.slowMs)
      findings.push({
        level: "warning",
        saw: `The answer took ${(ms / 1_000).toFixed(1)} s`,
        visitors: "Grey placeholders for as long; from 10 s on a failure.",
        fix: "Add an index, or cache the query (Cache::remember) for a few seconds.",
      });
    const text = new TextDecoder().decode(body);
    if (text.includes("\ufffd"))
      findings.push({
        level: "error",
        saw: "Bytes that are not UTF-8",
        visitors: "\ufffd in place of letters.",
        fix: "Store and send UTF-8: utf8mb4 in config/database.php.",
      });
    try {
      return { ...answered, json: { value: JSON.parse(text) as unknown } };
    } catch (reason) {
      findings.push(error(jsonSentences(text, reason)));
    }
  }
  return answered;
}
