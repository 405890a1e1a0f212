import type { Rates } from "../rates/rate";

/** Case-insensitive part of the code or of the name (specification, section 5). A blank query finds everything. */
export function searchRates(rates: Rates, query: string): Rates {
  const sought = query.trim().toLowerCase();
  if (sought === "") return rates;
  return rates.filter(({ currencyCode, displayName }) =>
    [currencyCode, displayName].some((text) => text.toLowerCase().includes(sought)),
  );
}
