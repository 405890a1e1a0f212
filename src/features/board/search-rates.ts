import { signOf } from "../rates/model/quote";
import type { Rates } from "../rates/model/rate";

/**
 * Normalises text for comparison: no case, diacritics, width or repeated spaces. Turkish keyboards write `İNR`, Japanese ones `ＵＳＤ`.
 */
const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/** Common nicknames, which `Intl` does not know. */
const nicknames: Readonly<Record<string, string>> = {
  AED: "uae",
  AUD: "aussie oz",
  CNY: "rmb renminbi yuan",
  GBP: "quid sterling inggris england uk",
  NZD: "kiwi",
  TWD: "nt$",
  USD: "greenback buck america usa",
};

/** Shorter prefixes would match half of the list. */
const SHORTEST_PREFIX = 3;

const synonymsByCode = new Map<string, readonly string[]>();

/**
 * Returns further search terms for a currency: its symbol, alone or as in A$ and US$, its nicknames, and the names of currency
 * and country in English and Indonesian.
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
  const sign = signOf(code) ?? "";
  const signs = [sign, `${code.slice(0, 1)}${sign}`, `${code.slice(0, 2)}${sign}`];
  const synonyms = [...signs, ...texts, nicknames[code] ?? ""].map(plain);
  synonymsByCode.set(code, synonyms);
  return synonyms;
}

/**
 * Returns the rates whose code or name contains the query, in any case (specification, section 5). Also returns those whose
 * words, synonyms included, match the query or each word of it: as a whole, or as a prefix of three or more letters. A blank
 * query returns all rates.
 *
 * @example searchRates(rates, "singapura") // SGD
 */
export function searchRates(rates: Rates, query: string): Rates {
  const sought = plain(query);
  if (sought === "") return rates;
  return rates.filter(({ currencyCode, displayName }) => {
    const texts = [currencyCode, displayName].map(plain);
    // A line break keeps a phrase from matching across two texts.
    const words = ` ${[...texts, ...synonymsOf(currencyCode)].join(" \n ")} `;
    const isWord = (part: string): boolean =>
      words.includes(part.length < SHORTEST_PREFIX ? ` ${part} ` : ` ${part}`);
    return texts.some((text) => text.includes(sought)) || isWord(sought) || sought.split(" ").every(isWord);
  });
}
