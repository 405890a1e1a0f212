// Asia/Makassar, without daylight saving time since 1964: https://data.iana.org/time-zones/tzdb/asia
const BALI_OFFSET_MS = 8 * 3_600_000;

const pattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/i;

/** In Bali the year 10000 begins here: years of five digits are not written anywhere. */
const TOO_LATE = Date.UTC(10_000, 0, 1) - BALI_OFFSET_MS;

/**
 * A Laravel timestamp as milliseconds since 1970, or undefined when it is none. Without a zone it is Bali time (UTC+8).
 *
 * @example parseTimestamp("2026-09-29T06:03:22.000000Z")
 * @example parseTimestamp("2026-09-29 14:03:22") // the same moment
 */
export function parseTimestamp(value: unknown): number | undefined {
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
  // Date.UTC carries 31 February over into March, and 25:00 into the next day: such a timestamp is a mistake.
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
