/** Reads the rates with the site's own parser, and says which rows and fields it does not read. */
import { parseRates } from "../../src/features/rates/api/parse-rates";
import { FRESH_FOR_MS } from "../../src/features/rates/model/freshness";
import { POLL_PAUSE_MS } from "../../src/features/rates/model/poll-state";
import { currencyOf, fallbackName, keyOf } from "../../src/features/rates/model/rate";
import { parseTimestamp } from "../../src/lib/api/parse-timestamp";
import { cacheAgeMs } from "../../src/lib/clock";
import type { Dom } from "../../src/lib/dom";
import { isSameBaliDay } from "../../src/lib/format/bali-time";
import { isRecord } from "../../src/lib/type-guards";
import { checkPicture, checkRows, checkText, describeFields, quoted, type Finding } from "./findings";

/** Rates that were set in the last minutes are set "now". */
const JUST_NOW_MS = 600_000;

/** A usual list has 5 to 15 kB. */
const HEAVY_BYTES = 50_000;
const POLLS_AN_HOUR = 3_600_000 / POLL_PAUSE_MS;

const sides = ["buy_rate", "sell_rate"] as const;
const times = ["created_at", "updated_at"] as const;

const timesOf = (row: unknown) => (isRecord(row) ? times.map((name) => row[name]).filter(Boolean) : []);

/** Returns what the site does not read of one row. */
function* checkRate(row: unknown, label: string, dom: Dom): Generator<Finding> {
  const field = (...names: readonly string[]) => describeFields(label, row, ...names);
  const [rate] = parseRates([row], [], Date.now(), dom);
  if (!rate || !isRecord(row)) return;
  if (rate.trust === "ask") yield ["figure", field(...sides)];
  else if (rate.buyRate === undefined && rate.sellRate === undefined) yield ["field", field(...sides)];
  if (rate.setAt === undefined) yield [timesOf(row).length > 0 ? "time" : "field", field(...times)];
  else if (!isSameBaliDay(rate.setAt, Date.now())) yield ["dated", field(...times)];
  if (row.display_name && rate.apiName !== rate.displayName) yield ["field", field("display_name")];
  yield* checkText(rate.displayName, field("display_name"));
  yield* checkPicture(row.image_path, field("image_path"), dom);
  const currency = currencyOf(rate.code);
  if (fallbackName(currency) === currency) yield ["field", field("currency_code")];
}

/** Returns what visitors do not see of the rates, and why. */
export function checkRates(answer: unknown, headers: Headers, dom: Dom): Finding[] {
  if (!Array.isArray(answer) || answer.length === 0) return [["noRates", quoted(answer)]];
  const rows: readonly unknown[] = answer;
  const nameOf = (row: unknown) =>
    parseRates([row], [], Date.now(), dom).map(keyOf)[0]?.trim().replace("\n", ", ");
  const findings = checkRows(
    "row",
    rows,
    nameOf,
    (row, label) => checkRate(row, label, dom),
    "currency_code",
  );
  // Text with a zone is no time with a second one.
  const asUtc = rows.flatMap(timesOf).map((time) => parseTimestamp(`${String(time)}Z`) ?? -Infinity);
  if (Math.abs(Date.now() - Math.max(...asUtc)) <= JUST_NOW_MS)
    findings.push(["dated", "the newest time is now, if it is UTC"]);
  const bytes = Number(headers.get("Content-Length")) || Buffer.byteLength(JSON.stringify(answer));
  const megabytes = Math.round((bytes * POLLS_AN_HOUR) / 1e6);
  if (bytes >= HEAVY_BYTES)
    findings.push(["heavy", `${Math.round(bytes / 1e3)} kB a poll: up to ${megabytes} MB an hour`]);
  const ageMs = cacheAgeMs(headers);
  const [age, date] = ["Age", "Date"].map((name) => headers.get(name) ?? "none");
  if (ageMs >= FRESH_FOR_MS)
    findings.push(["cached", `${Math.round(ageMs / 1_000)} s (Age: ${age}; Date: ${date})`]);
  return findings;
}
