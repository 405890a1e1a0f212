import { isRecord } from "../type-guards";

const HOUR_MS = 3_600_000;

const local =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*([a-z/]+|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/i;
/** RFC 1123: "Tue, 17 Nov 2026 02:00:00 GMT". */
const httpDate = /^[a-z]{3}, \d\d? [a-z]{3} \d{4} \d\d:\d\d:\d\d (?:GMT|UTC|[+-]\d{4})$/i;
/** Seconds, or milliseconds, since 2001. */
const unixTime = /^\d{10}(?:\d{3})?$/;

/** Hours ahead of UTC, without daylight saving time: https://data.iana.org/time-zones/tzdb/asia */
const zones: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WIB: 7,
  "ASIA/JAKARTA": 7,
  WITA: 8,
  "ASIA/MAKASSAR": 8,
  "ASIA/SINGAPORE": 8,
};

/** The year 10000 in Bali: years of five digits break the layout. */
const TOO_LATE = Date.UTC(10_000, 0, 1) - 8 * HOUR_MS;

/**
 * Returns a Laravel timestamp as milliseconds since 1970; undefined if it is unreadable. Text without a zone is Bali time
 * (UTC+8). Also reads Unix times, HTTP dates, "17-11-2026 10:00:00" and Carbon's `{ date, timezone }`.
 *
 * @example parseTimestamp("2026-09-29T06:03:22.000000Z")
 * @example parseTimestamp("2026-09-29 14:03:22") // the same moment
 */
export function parseTimestamp(value: unknown): number | undefined {
  if (isRecord(value)) return parseTimestamp(`${String(value.date)} ${String(value.timezone)}`);
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  if (unixTime.test(text)) return Number(text.padEnd(13, "0"));
  if (httpDate.test(text)) return Date.parse(text) || undefined;
  // PHP reads 17-11-2026 as 17 November. With slashes the month may be first.
  const yearFirst = text
    .replace(/^(\d\d)-(\d\d)-(\d{4})/, "$3-$2-$1")
    .replace(/^(\d{4})\/(\d\d)\//, "$1-$2-");
  const [, day, minute = "00:00", second = "00", fraction = "0", zone = "WITA"] = local.exec(yearFirst) ?? [];
  const written = `${day}T${minute}:${second}`;
  const utc = Date.parse(`${written}Z`);
  // Some engines turn 31 February into March, and 24:00 into the next day.
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(written)) return undefined;
  const moment = utc + Math.floor(Number(`0.${fraction}`) * 1000) - hoursAhead(zone) * HOUR_MS;
  return moment < TOO_LATE ? moment : undefined;
}

/** NaN for an unknown zone. */
function hoursAhead(zone: string): number {
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (!sign) return zones[zone.toUpperCase()] ?? NaN;
  return (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}
