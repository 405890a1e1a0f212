import type { Rates } from "../rates/model/rate";

/**
 * For comparing: without case, marks and the forms that only a keyboard gives a letter. Turkish ones turn the `i` of INR into
 * `İ`, as the field asks for capitals; Japanese ones write letters as wide as kanji.
 */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** What visitors call a currency and neither its code, its name nor `Intl` says. */
const nicknames: Readonly<Record<string, string>> = {
  AUD: "aussie oz",
  CNY: "rmb renminbi yuan",
  GBP: "quid sterling inggris england",
  NZD: "kiwi",
  USD: "greenback buck america",
};

/** Shorter beginnings of words would find half of the list. */
const SHORTEST_BEGINNING = 3;

const synonymsByCode = new Map<string, readonly string[]>();

/**
 * Returns the words by which visitors look for a currency: its symbol, its names and its country's in English and
 * Indonesian, and its nicknames.
 *
 * @param currencyCode a suffix for note sizes is ignored
 */
function synonymsOf(currencyCode: string): readonly string[] {
  const code = currencyCode.slice(0, 3);
  const known = synonymsByCode.get(code);
  if (known || !/^[A-Z]{3}$/.test(code)) return known ?? [];
  const texts = ["en", "id"].flatMap((language) => [
    new Intl.DisplayNames(language, { type: "currency" }).of(code) ?? "",
    // Codes with X belong to several countries or to none.
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
 * Returns the rates whose code or name contains the query, in any case (specification, section 5), and those that one
 * of its synonyms finds: whole, or by three letters of its beginning. A blank query finds everything.
 *
 * @example searchRates(rates, "singapura") // SGD
 */
export function searchRates(rates: Rates, query: string): Rates {
  const sought = plain(query);
  if (sought === "") return rates;
  const isSynonym = (word: string): boolean =>
    word === sought || (sought.length >= SHORTEST_BEGINNING && word.startsWith(sought));
  return rates.filter(
    ({ currencyCode, displayName }) =>
      [currencyCode, displayName].some((text) => plain(text).includes(sought)) ||
      synonymsOf(currencyCode).some(isSynonym),
  );
}
