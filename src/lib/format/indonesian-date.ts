import { formatISO } from "date-fns/formatISO";
import { inBali, months } from "./bali-time";

/**
 * The day of an article in Bali, as 'dd MMMM yyyy' in Indonesian (specification, section 9).
 *
 * @param ms milliseconds since 1970
 * @example formatPostDate(Date.UTC(2026, 7, 5)) // "05 Agustus 2026"
 */
export function formatPostDate(ms: number): string {
  const bali = inBali(ms);
  // date-fns, which by decision formats articles' dates, reads local fields: they are Bali's, whatever the visitor's zone, and
  // at noon no change of clocks moves the day (a zone that leaves a whole day out does, as Samoa's on 30 December 2011).
  const day = new Date(bali.getUTCFullYear(), bali.getUTCMonth(), bali.getUTCDate(), 12);
  const [year, month, date] = formatISO(day, { representation: "date" }).split("-");
  return `${date} ${months[Number(month) - 1]} ${year}`;
}
