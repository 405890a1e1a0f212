import type { Rates } from "../rates/model/rate";

/**
 * Normalises text for comparison: no case, diacritics, width or repeated spaces. Turkish keyboards write `İNR`, Japanese ones `ＵＳＤ`.
 */
const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/** Common nicknames, which `Intl` does not know. */
const nicknames: Readonly<Record<string, string>> = {
  AUD: "aussie oz",
  CNY: "rmb renminbi yuan",
  GBP: "quid sterling inggris england",
  NZD: "kiwi",
  USD: "greenback buck america",
};

/** Shorter prefixes would match half of the list. */
const SHORTEST_PREFIX = 3;

const synonymsByCode = new Map<string, readonly string[]>();

/**
 * Returns the search words of a currency: its symbol, its nicknames, and the names of currency and country in English and
 * Indonesian.
 *
 * @param currencyCode a suffix for note sizes is ignored
 */
function synonymsOf(currencyCode: string): readonly string[] {
  const code = currencyCode.slice(0, 3);
  const known = synonymsByCode.get(code);
  if (known || !/^[A-Z]{3}$/.test(code)) return known ?? [];
  const texts = ["en", "id"].flatMap((language) => [
    new Intl.DisplayNames(language, { type: "currency" }).of(code) ?? "",
    // Codes with X belong to no single country.
    code.startsWith("X")
      ? ""
      : (new Intl.DisplayNames(language, { type: "region" }).of(code.slice(0, 2)) ?? ""),
  ]);
  const symbol = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value;
  const synonyms = plain([symbol, ...texts, nicknames[code]].join(" ")).split(/\s+/);
  synonymsByCode.set(code, synonyms);
  return synonyms;
}

/**
 * Returns the rates whose code or name contains the query, in any case (specification, section 5), or that have a synonym
 * equal to the query or beginning with three or more letters of it. A blank query returns all rates.
 *
 * @example searchRates(rates, "singapura") // SGD
 */
export function searchRates(rates: Rates, query: string): Rates {
  const sought = plain(query);
  if (sought === "") return rates;
  const isSynonym = (word: string): boolean =>
    word === sought || (sought.length >= SHORTEST_PREFIX && word.startsWith(sought));
  return rates.filter(
    ({ currencyCode, displayName }) =>
      [currencyCode, displayName].some((text) => plain(text).includes(sought)) ||
      synonymsOf(currencyCode).some(isSynonym),
  );
}
