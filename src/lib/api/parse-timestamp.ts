const form = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.(\d{1,9}))?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/** Laravel's own configuration in Bali. */
const BALI = "+08:00";

/**
 * Returns a time as milliseconds since 1970; undefined unless it is ISO 8601 or MySQL's form, with or without microseconds.
 * Text without a zone is Bali time (UTC+8).
 *
 * @example parseTimestamp("2026-09-29T06:03:22.000000Z")
 * @example parseTimestamp("2026-09-29 14:03:22") // the same moment
 */
export function parseTimestamp(value: unknown): number | undefined {
  if (typeof value !== "string") return undefined;
  const [, day, time = "00:00", fraction = "0", zone = BALI] = form.exec(value.trim()) ?? [];
  const moment = Date.parse(
    `${day}T${time}${zone.replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours, minutes = "00") => `${hours}:${minutes}`)}`,
  );
  // Some engines turn 31 February into March, and 24:00 into the next day.
  const isReal = new Date(Date.parse(`${day}T${time}Z`) || 0).toISOString().startsWith(`${day}T${time}`);
  return isReal && !Number.isNaN(moment) ? moment + Math.floor(Number(`0.${fraction}`) * 1_000) : undefined;
}
