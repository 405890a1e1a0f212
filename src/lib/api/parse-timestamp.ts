// Asia/Makassar, without daylight saving time since 1964: https://data.iana.org/time-zones/tzdb/asia
const BALI_OFFSET_MS = 8 * 3_600_000;

const pattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/i;

/** The year 10000 in Bali: years of five digits break the layout. */
const TOO_LATE = Date.UTC(10_000, 0, 1) - BALI_OFFSET_MS;

/** Seconds since 1970 stay below it until the year 5138, milliseconds exceed it since 1973. */
const LARGEST_SECONDS = 100_000_000_000;

/**
 * Returns a Laravel timestamp as milliseconds since 1970; undefined if it is unreadable. Text without a zone is Bali time
 * (UTC+8); a number is Unix time in seconds or milliseconds.
 *
 * @example parseTimestamp("2026-09-29T06:03:22.000000Z")
 * @example parseTimestamp("2026-09-29 14:03:22") // the same moment
 */
export function parseTimestamp(value: unknown): number | undefined {
  if (typeof value === "number" && value > 1_000_000_000) {
    const unixTime = value < LARGEST_SECONDS ? value * 1_000 : value;
    return unixTime < TOO_LATE ? unixTime : undefined;
  }
  const match = typeof value === "string" ? pattern.exec(value.trim()) : null;
  if (!match) return undefined;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "0", zone] = match;
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  // Date.UTC turns 31 February into March, and 25:00 into the next day.
  const written = `${year}-${month}-${day}T${hour.padStart(2, "0")}:${minute.padStart(2, "0")}:${second.padStart(2, "0")}`;
  if (!new Date(local).toISOString().startsWith(written)) return undefined;
  const moment = local + Math.floor(Number(`0.${fraction}`) * 1000) - offsetMs(zone);
  return moment < TOO_LATE ? moment : undefined;
}

function offsetMs(zone: string | undefined): number {
  if (zone === undefined) return BALI_OFFSET_MS;
  const [, sign, hours = "0", minutes = "0"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
