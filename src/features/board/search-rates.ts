import { RUPIAH_UNITS } from "../../lib/format/amount";
import { unitsOf } from "../rates/model/quote";
import type { Rates } from "../rates/model/rate";

/**
 * Normalises text for comparison: no case, diacritics, width or repeated spaces. Turkish keyboards write `İNR`, Japanese ones `ＵＳＤ`.
 */
const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/** Other common names, which `Intl` does not know. */
const nicknames: Readonly<Record<string, string>> = {
  AED: "uae dubai",
  AUD: "aussie oz",
  CNY: "renminbi cina",
  EUR: "holland",
  GBP: "quid sterling england scotland great britain uk",
  INR: "rs",
  MOP: "macau",
  NZD: "kiwi",
  TRY: "turkey",
  USD: "greenback buck america usa",
  VND: "đồng",
};

const euroRegions = "EU AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");

/** Shorter prefixes would match half of the list. */
const SHORTEST_PREFIX = 3;

/** Returns the words of a text without a plural s. */
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/^(...+)s$/, "$1"));

/** In "usd/idr" and "usd to rupiah". */
const rupiahWords = [...RUPIAH_UNITS.flatMap(wordsOf), "to", "ke"];

interface Term {
  readonly word: string;
  /** The word and all that follow, without spaces: "hongkong" finds Hong Kong. */
  readonly rest: string;
}

const termsOf = (text: string): Term[] =>
  wordsOf(text).map((word, index, words) => ({ word, rest: words.slice(index).join("") }));

const synonymsByCode = new Map<string, readonly Term[]>();

/**
 * Returns further search terms for a currency: its units, such as A$ and euros, its nicknames, and the names of currency
 * and countries in English and Indonesian.
 *
 * @param currencyCode a suffix for note sizes is ignored
 */
function synonymsOf(currencyCode: string): readonly Term[] {
  const code = currencyCode.slice(0, 3);
  const known = synonymsByCode.get(code);
  if (known || !/^[A-Z]{3}$/.test(code)) return known ?? [];
  // Codes with X belong to no single country.
  const ownRegions = code.startsWith("X") ? [] : [code.slice(0, 2)];
  const names = ["en", "id"].flatMap((language) => {
    const currencyNames = new Intl.DisplayNames(language, { type: "currency" });
    const regionNames = new Intl.DisplayNames(language, { type: "region" });
    const regions = code === "EUR" ? euroRegions : ownRegions;
    return [currencyNames.of(code), ...regions.map((region) => regionNames.of(region))];
  });
  const synonyms = [...unitsOf(code), ...names, nicknames[code]].flatMap((text = "") => termsOf(text));
  synonymsByCode.set(code, synonyms);
  return synonyms;
}

/**
 * Returns the rates whose code or name contains the query, in any case (specification, section 5). Also returns those whose
 * words, synonyms included, match the query or each word of it: as a whole, or as a prefix of three or more letters, with or
 * without a plural s. A blank query returns all rates.
 *
 * @example searchRates(rates, "singapura") // SGD
 */
export function searchRates(rates: Rates, query: string): Rates {
  const sought = plain(query);
  if (sought === "") return rates;
  const parts = wordsOf(query);
  return rates.filter(({ code, displayName }) => {
    const texts = [code, displayName];
    if (texts.some((text) => plain(text).includes(sought))) return true;
    const terms = [...texts.flatMap(termsOf), ...synonymsOf(code)];
    const isWord = (part: string): boolean =>
      part.length < SHORTEST_PREFIX
        ? terms.some(({ word }) => word === part)
        : terms.some(({ rest }) => rest.startsWith(part));
    return (
      isWord(parts.join("")) ||
      (parts.some(isWord) && parts.every((part) => isWord(part) || rupiahWords.includes(part)))
    );
  });
}
