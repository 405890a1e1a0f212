const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

let format: Intl.RelativeTimeFormat | undefined;

/**
 * How long ago something was, in words.
 *
 * @param ms age in milliseconds
 * @example ago(12_345) // "12 seconds ago"
 * @example ago(400) // "just now"
 */
export function ago(ms: number): string {
  const unit = units.find(([, length]) => ms >= length);
  if (!unit) return "just now";
  format ??= new Intl.RelativeTimeFormat("en");
  return format.format(-Math.floor(ms / unit[1]), unit[0]);
}
