import { unitsOf } from "../rates/model/quote";
import { currencyOf, type Rates } from "../rates/model/rate";

/** Normalises text for comparison: no case, diacritics, width or repeated spaces. Turkish keyboards write `İNR`, Japanese ones `ＵＳＤ`. */
const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/** Other common names, which `Intl` does not know. */
const nicknames: Readonly<Record<string, string>> = {
  AED: "UAE Dubai",
  AUD: "Aussie Oz",
  CNY: "Renminbi Cina",
  EUR: "Eropa Holland",
  GBP: "Quid Sterling England Scotland Great Britain UK",
  HKD: "Hongkong",
  INR: "Rs",
  MOP: "Macau",
  NZD: "Kiwi",
  TRY: "Turkey",
  USD: "Greenback Bucks America USA",
};

const euroRegions = "EU AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");

/** Returns the names of a currency and of its countries in a language. */
function namesOf(code: string, language: string): readonly (string | undefined)[] {
  const currencyNames = new Intl.DisplayNames(language, { type: "currency" });
  const regionNames = new Intl.DisplayNames(language, { type: "region" });
  // Codes with X belong to no single country.
  const regions = code === "EUR" ? euroRegions : code.startsWith("X") ? [] : [code.slice(0, 2)];
  return [currencyNames.of(code), ...regions.map((region) => regionNames.of(region))];
}

const synonymsByCode = new Map<string, string>();

/** Returns further words for a currency, each after a space: its symbols, and names in English and Indonesian. */
function synonymsOf(code: string): string {
  let synonyms = synonymsByCode.get(code);
  if (synonyms === undefined) {
    const names = /^[A-Z]{3}$/.test(code)
      ? [...unitsOf(code), ...namesOf(code, "en"), ...namesOf(code, "id"), nicknames[code]]
      : [];
    // The comma keeps a query from matching the end of one name and the beginning of the next.
    synonyms = names.map((name = "") => ` ${plain(name)}`).join(",");
    synonymsByCode.set(code, synonyms);
  }
  return synonyms;
}

/**
 * Returns the rates whose code or name contains the query, in any case (specification, section 5), and those with a symbol, a
 * country or a nickname that begins with it. A blank query returns all rates.
 *
 * @example searchRates(rates, "singapura") // SGD
 */
export function searchRates(rates: Rates, query: string): Rates {
  const sought = plain(query);
  if (sought === "") return rates;
  return rates.filter(
    ({ code, displayName }) =>
      plain(code).includes(sought) ||
      plain(displayName).includes(sought) ||
      synonymsOf(currencyOf(code)).includes(` ${sought}`),
  );
}
