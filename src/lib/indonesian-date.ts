// A module of its own, so that pages can import() it: date-fns with its Indonesian locale is 6.6 kB.
import { format } from "date-fns/format";
import { id } from "date-fns/locale/id";
import { inBali } from "./bali-time";

/**
 * The day of an article in Bali, as 'dd MMMM yyyy' in Indonesian (specification, section 2).
 *
 * @param ms milliseconds since 1970
 * @example formatPostDate(Date.UTC(2026, 7, 5)) // "05 Agustus 2026"
 */
export function formatPostDate(ms: number): string {
  const bali = inBali(ms);
  // date-fns reads local fields; at noon no zone's change of clocks can move the day.
  const day = new Date(bali.getUTCFullYear(), bali.getUTCMonth(), bali.getUTCDate(), 12);
  return format(day, "dd MMMM yyyy", { locale: id });
}
