import { isRecord } from "../type-guards";

// Asia/Makassar, without daylight saving time since 1964: https://data.iana.org/time-zones/tzdb/asia
const BALI_OFFSET_MS = 8 * 3_600_000;

const zonePattern = String.raw`(?:\s*(Z|UTC|GMT|WIB|WITA|WIT|Asia/\w+|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?))?`;
const timePattern = String.raw`(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?${zonePattern})?`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/])(\d\d)\2(\d\d)${timePattern}$`, "i");
/** As PHP reads "17-11-2026". With slashes the month may be first. */
const dayFirst = new RegExp(String.raw`^(\d\d)-(\d\d)-(\d{4})${timePattern}$`, "i");
/** RFC 1123: "Tue, 17 Nov 2026 02:00:00 GMT". */
const httpDate = /^[a-z]{3}, \d\d? [a-z]{3} \d{4} \d\d:\d\d:\d\d (?:GMT|UTC|[+-]\d{4})$/i;
/** Since 2001 in seconds, or in milliseconds. */
const unixTime = /^\d{10}(?:\d{3})?$/;

/** Hours ahead of UTC. Indonesia has had no daylight saving time since 1964. */
const zones: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WIB: 7,
  "ASIA/JAKARTA": 7,
  WITA: 8,
  "ASIA/MAKASSAR": 8,
  "ASIA/SINGAPORE": 8,
  WIT: 9,
  "ASIA/JAYAPURA": 9,
};

/** The year 10000 in Bali: years of five digits break the layout. */
const TOO_LATE = Date.UTC(10_000, 0, 1) - BALI_OFFSET_MS;

/**
 * Returns a Laravel timestamp as milliseconds since 1970; undefined if it is unreadable. Text without a zone is Bali time
 * (UTC+8). Also reads Unix times, HTTP dates, "17-11-2026 10:00:00" and Carbon's `{ date, timezone }`.
 *
 * @example parseTimestamp("2026-09-29T06:03:22.000000Z")
 * @example parseTimestamp("2026-09-29 14:03:22") // the same moment
 */
export function parseTimestamp(value: unknown): number | undefined {
  if (isRecord(value)) {
    const { date, timezone = "" } = value;
    return typeof date === "string" && typeof timezone === "string"
      ? parseTimestamp(`${date} ${timezone}`)
      : undefined;
  }
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  if (unixTime.test(text)) return Number(text.padEnd(13, "0"));
  if (httpDate.test(text)) return Date.parse(text) || undefined;
  return parseLocal(text);
}

function parseLocal(text: string): number | undefined {
  const [, year, , month, day, ...time] = yearFirst.exec(text) ?? [];
  if (year) return momentOf([year, month, day], time);
  const [, dayOfMonth, monthOfYear, lastYear, ...timeOfDay] = dayFirst.exec(text) ?? [];
  return lastYear ? momentOf([lastYear, monthOfYear, dayOfMonth], timeOfDay) : undefined;
}

function momentOf(
  [year, month, day]: readonly (string | undefined)[],
  [hour = "00", minute = "00", second = "00", fraction = "0", zone]: readonly (string | undefined)[],
): number | undefined {
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const local = Date.parse(`${written}Z`);
  // Some engines carry 31 February over into March, and 24:00 into the next day: such a timestamp is a mistake.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(written)) return undefined;
  const offset = offsetMs(zone?.toUpperCase());
  const moment = local + Math.floor(Number(`0.${fraction}`) * 1000) - (offset ?? NaN);
  return moment < TOO_LATE ? moment : undefined;
}

/** Undefined for a zone that is not in the table. */
function offsetMs(zone: string | undefined): number | undefined {
  if (zone === undefined) return BALI_OFFSET_MS;
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  if (sign) return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  const ahead = zones[zone];
  return ahead === undefined ? undefined : ahead * 3_600_000;
}
