/** What the browser lets a page of the site see of an answer (Fetch standard, CORS protocol). */
import type { Exchange } from "./ask";
import type { Finding } from "./report";

/** The headers that the site reads. */
const READ = ["Age", "Date", "Retry-After"] as const;

/** Headers that every page may read (CORS-safelisted response-header names). */
const SAFELISTED = [
  "cache-control",
  "content-language",
  "content-length",
  "content-type",
  "expires",
  "last-modified",
];

const listed = (header: string | null): readonly string[] =>
  (header ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

export interface Cors {
  /** Whether the page receives the answer. */
  readonly isAllowed: boolean;
  /** The headers that the page receives. */
  readonly visible: Headers;
  readonly facts: readonly string[];
  readonly findings: readonly Finding[];
}

const LARAVEL = "In Laravel: config/cors.php";

/** @param failed what visitors see if the page does not receive the answer */
export function readCors(
  exchange: Exchange,
  preflight: Exchange | undefined,
  site: string,
  failed: string,
): Cors {
  const { headers } = exchange;
  if (new URL(exchange.url).origin === site)
    return { isAllowed: true, visible: headers, facts: ["CORS: not needed, same origin"], findings: [] };
  const allowed = headers.get("Access-Control-Allow-Origin");
  if (allowed !== "*" && allowed !== site) {
    const saw =
      allowed === null
        ? `No Access-Control-Allow-Origin for a page of ${site}`
        : `Access-Control-Allow-Origin is "${allowed}", not "${site}"`;
    const fix = `Send exactly one "Access-Control-Allow-Origin: ${site}", on errors too. ${LARAVEL}, 'allowed_origins' => ['${site}'], 'paths' => ['api/*']; no second one from the web server.`;
    const finding: Finding = { level: "error", saw, visitors: failed, fix };
    return { isAllowed: false, visible: new Headers(), facts: [], findings: [finding] };
  }
  const exposed = listed(headers.get("Access-Control-Expose-Headers"));
  const isVisible = (name: string) =>
    [...SAFELISTED, ...exposed].includes(name.toLowerCase()) || exposed.includes("*");
  const hidden = READ.filter((name) => !isVisible(name));
  const findings: Finding[] = [];
  if (hidden.length > 0)
    findings.push({
      level: "warning",
      saw: `${hidden.join(", ")} not exposed to the page (Access-Control-Expose-Headers)`,
      visitors:
        "Rates that a cache has kept can look live, a wrong clock of the device is not noticed, and Retry-After is not honoured.",
      fix: `Send "Access-Control-Expose-Headers: ${READ.join(", ")}". ${LARAVEL}, 'exposed_headers' => ['${READ.join("', '")}'].`,
    });
  const isAnswered = preflight !== undefined && answersPreflight(preflight, site);
  if (preflight && !isAnswered && preflight.failure?.kind !== "skipped")
    findings.push({
      level: "warning",
      saw: `The preflight for an Authorization header is not answered (OPTIONS: ${preflight.status ?? preflight.failure?.detail})`,
      visitors: `Nothing, unless their browser has stored a token: then ${lowerFirst(failed)}`,
      fix: `Answer OPTIONS with 204 and "Access-Control-Allow-Headers: Authorization", without signing in. ${LARAVEL}, 'allowed_headers' => ['*'].`,
    });
  const answered = isAnswered ? ", and would be answered" : "";
  const facts = [
    `CORS: ${allowed} is allowed; exposed: ${exposed.join(", ") || "nothing"}; a preflight is not needed${answered}`,
  ];
  return {
    isAllowed: true,
    visible: new Headers([...headers].filter(([name]) => isVisible(name))),
    facts,
    findings,
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function answersPreflight({ status = 0, headers }: Exchange, site: string): boolean {
  const origin = headers.get("Access-Control-Allow-Origin") ?? "";
  // "*" does not cover Authorization in the standard.
  const isNamed = listed(headers.get("Access-Control-Allow-Headers")).includes("authorization");
  return status >= 200 && status <= 299 && ["*", site].includes(origin) && isNamed;
}

/** The headers of a preflight for `Authorization`, which a browser with a stored token sends. */
export const preflightHeaders = (site: string) => ({
  Origin: site,
  "Access-Control-Request-Method": "GET",
  "Access-Control-Request-Headers": "authorization",
});
