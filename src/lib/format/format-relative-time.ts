import * as en from "../../strings/en";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

let relativeTime: Intl.RelativeTimeFormat | undefined;

/**
 * Formats how long ago something was.
 *
 * @param ms age in milliseconds
 * @example formatRelativeTime(12_345) // "12 seconds ago"
 * @example formatRelativeTime(400) // "just now"
 */
export function formatRelativeTime(ms: number): string {
  const unit = units.find(([, length]) => ms >= length);
  if (!unit) return en.formats.justNow;
  relativeTime ??= new Intl.RelativeTimeFormat("en");
  return relativeTime.format(-Math.floor(ms / unit[1]), unit[0]);
}
