import { formatBaliTime, inBali } from "./bali-time";

// Not asked of Intl, whose first use in a page is slow (see format-number.ts): the calculator needs it when it comes alive.
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * A moment for the company, which reads it elsewhere and perhaps on another day.
 *
 * @param ms milliseconds since 1970
 * @example timeInWords(Date.UTC(2026, 8, 29, 6, 3, 22)) // "14:03:22 Bali time, 29 September 2026"
 */
export function timeInWords(ms: number): string {
  const bali = inBali(ms);
  return `${formatBaliTime(ms)} Bali time, ${bali.getUTCDate()} ${months[bali.getUTCMonth()]} ${bali.getUTCFullYear()}`;
}
