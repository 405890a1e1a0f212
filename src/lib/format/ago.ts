const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

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
  const count = Math.floor(ms / unit[1]);
  return `${count} ${unit[0]}${count === 1 ? "" : "s"} ago`;
}
