/** What caches and clocks do to the rates. */
import { afterAnswer } from "../../src/features/rates/model/poll-state";
import { freshnessOf, FRESH_FOR_MS } from "../../src/features/rates/model/freshness";
import type { Rates } from "../../src/features/rates/model/rate";
import { cacheAgeMs, currentMoment } from "../../src/lib/clock";
import * as en from "../../src/strings/en";
import type { Finding } from "./report";

const MINUTE_MS = 60_000;
const FIX = 'Send "Cache-Control: no-cache, private" with the rates, and let proxies and CDNs pass /api by.';

const seconds = (ms: number) => `${Math.round(ms / 1_000)} s`;

/** Returns for how many seconds a shared cache may keep an answer (RFC 9111, section 5.2.2). */
function sharedSeconds(control: string): number {
  if (/\b(?:private|no-cache|no-store)\b/i.test(control)) return 0;
  return Number(/\bs-maxage=(\d+)/i.exec(control)?.[1] ?? /\bmax-age=(\d+)/i.exec(control)?.[1] ?? 0);
}

/**
 * Returns facts and findings about the age of an answer.
 *
 * @param visible the headers that the page receives
 * @param rates undefined for other answers, which may be cached
 */
export function checkCaching(headers: Headers, visible: Headers, rates: Rates | undefined) {
  const control = headers.get("Cache-Control") ?? "";
  const age = headers.get("Age");
  const [ageMs, seenMs] = [cacheAgeMs(headers), cacheAgeMs(visible)];
  const facts = [
    `Cache-Control: ${control || "none"}; ${age === null ? "not from a cache" : `from a cache, ${age} s old`}; Date ${headers.get("Date") ?? "not sent"}`,
  ];
  const findings: Finding[] = [];
  if (!rates) return { facts, findings };
  const moment = currentMoment();
  const isAging = freshnessOf(afterAnswer(rates, seenMs, moment), moment) === "aging";
  if (age !== null && ageMs > 0 && (seenMs === 0 || isAging))
    findings.push({
      level: "error",
      saw: `A cache has kept the answer for ${seconds(ageMs)} (Age: ${age})`,
      visitors:
        seenMs === 0
          ? "Old rates that look live, because Age is not exposed to the page."
          : `Rates that are never live, but "${en.rates.updated("… ago")}".`,
      fix: FIX,
    });
  else if (ageMs > MINUTE_MS)
    findings.push({
      level: "warning",
      saw: `Date and the clock of this machine differ by ${seconds(ageMs)} (Date: ${headers.get("Date")})`,
      visitors: "Rates that are not live at first.",
      fix: `Set the server's clock (timedatectl set-ntp true). If it is right, a cache repeats an old answer without Age: ${FIX}`,
    });
  const shared = sharedSeconds(control);
  if (shared > 0)
    findings.push({
      level: "warning",
      saw: `Shared caches may keep the rates for ${shared} s (Cache-Control: ${control})`,
      visitors: `Rates of that age; beyond ${seconds(FRESH_FOR_MS)} they are not live.`,
      fix: FIX,
    });
  return { facts, findings };
}
