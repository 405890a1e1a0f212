import type { Rates } from "../rates/rate";

/**
 * For comparing: without case, marks and the forms that only a keyboard gives a letter. Turkish ones turn the `i` of INR into
 * `İ`, as the field asks for capitals; Japanese ones write letters as wide as kanji.
 */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** Case-insensitive part of the code or of the name (specification, section 5). A blank query finds everything. */
export function searchRates(rates: Rates, query: string): Rates {
  const sought = plain(query);
  if (sought === "") return rates;
  return rates.filter(({ currencyCode, displayName }) =>
    [currencyCode, displayName].some((text) => plain(text).includes(sought)),
  );
}
