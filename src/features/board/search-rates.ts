import type { Strings } from "../../strings/en";
import { languageCodes } from "../../strings/languages";
import { unitsOf } from "../rates/model/read-amount";
import { currencyOf, displayNameOf, type Rates } from "../rates/model/rate";

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

const currencyNames = languageCodes.map((language) => new Intl.DisplayNames(language, { type: "currency" }));
const regionNames = languageCodes.map((language) => new Intl.DisplayNames(language, { type: "region" }));

/** Returns further words for a currency: its symbols, and names of it and of its countries in the site's languages. */
function synonymsOf(code: string): readonly (string | undefined)[] {
  if (!/^[A-Z]{3}$/.test(code)) return [];
  // Codes with X belong to no single country.
  const regions = code === "EUR" ? euroRegions : code.startsWith("X") ? [] : [code.slice(0, 2)];
  return [
    ...unitsOf(code),
    ...currencyNames.map((names) => names.of(code)),
    ...regions.flatMap((region) => regionNames.map((names) => names.of(region))),
    nicknames[code],
  ];
}

/**
 * Returns the rates whose code or name, as the API gives it or as it is shown, contains the query, in any case (specification, section 5), and those with a symbol, a
 * country or a nickname that begins with it. A blank query returns all rates.
 *
 * @example searchRates(rates, "singapura", english) // SGD
 */
export function searchRates(rates: Rates, query: string, strings: Strings): Rates {
  const sought = plain(query);
  if (sought === "") return rates;
  return rates.filter(
    (rate) =>
      plain(rate.code).includes(sought) ||
      plain(rate.displayName).includes(sought) ||
      plain(displayNameOf(rate, strings).text).includes(sought) ||
      synonymsOf(currencyOf(rate.code)).some((name = "") => ` ${plain(name)}`.includes(` ${sought}`)),
  );
}
