/** Whether `value` is an object whose fields can be looked at (arrays and null are not). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Text with runs of white space made one space and none at the ends; undefined for anything else and for blank text. */
export function asText(value: unknown): string | undefined {
  return (typeof value === "string" && value.replace(/\s+/g, " ").trim()) || undefined;
}

/** A finite number, given as such or as plain decimal text (Laravel writes decimal columns as "17925.00"). */
export function asNumber(value: unknown): number | undefined {
  const number =
    typeof value === "string" && /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** A whole number of at least `least`, given as a number or as text. */
export function asCount(value: unknown, least: number): number | undefined {
  const number = asNumber(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= least ? number : undefined;
}
