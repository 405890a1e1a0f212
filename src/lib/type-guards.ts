/** Whether `value` is an object whose fields can be looked at (arrays and null are not). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
