import type { Strings } from "../../strings/en";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/**
 * Formats how long ago something was.
 *
 * @param ms age in milliseconds
 * @example formatRelativeTime(12_345, english) // "12 seconds ago"
 * @example formatRelativeTime(400, english) // "just now"
 */
export function formatRelativeTime(ms: number, { formats }: Strings): string {
  const unit = units.find(([, length]) => ms >= length);
  return unit ? formats.ago(Math.floor(ms / unit[1]), unit[0]) : formats.justNow;
}
