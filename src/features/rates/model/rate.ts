import type { Said, Strings } from "../../../strings/en";
import type { Language } from "../../../strings/languages";

/** The side of an exchange: `buy` if the visitor hands over foreign money, `sell` if the visitor hands over rupiah. */
export type Side = "buy" | "sell";

/** Rupiah for `unit` units of a foreign currency; undefined if the company does not trade on that side. */
export interface Figures {
  readonly buyRate: number | undefined;
  readonly sellRate: number | undefined;
}

/** "17.925", or "–" on a side that is not traded. */
type FigureTexts = Readonly<Record<Side, string>>;

/**
 * - `ok`: the row is as the contract with the API says
 * - `undated`: its time is unreadable or in the future, so it is never live
 * - `ask`: a figure is unreadable or implausible: shown as "Please ask at the counter", and never calculated with
 */
type Trust = "ok" | "undated" | "ask";

/** One row of the rate list. `code` and `apiName` together are unique in a list. */
export interface Rate extends Figures {
  /** Upper case, with the suffix that the company gave it: `USD`, `USD-50`. */
  readonly code: string;
  /** The name in the API, which distinguishes rows of one code; empty without one. */
  readonly apiName: string;
  /** `apiName`, if other rows of the list have the same code. */
  readonly rowName: string | undefined;
  /** English name, or what the API calls the row. */
  readonly displayName: string;
  /** 100 if the figures are for 100 units of the currency. */
  readonly unit: number;
  /** Address of the flag as the API writes it; undefined for the placeholder. */
  readonly imagePath: string | undefined;
  /** The later of its times, in milliseconds since 1970; undefined without any. */
  readonly setAt: number | undefined;
  readonly trust: Trust;
  /** As every view writes them. */
  readonly figures: FigureTexts;
  /** The newest plausible figures of the row, which later ones are compared with. */
  readonly lastGood: Figures | undefined;
}

export type Rates = readonly Rate[];

/** Returns a key of a row that is unique in its list. Neither code nor name contains a line break. */
export const keyOf = ({ code, apiName }: Pick<Rate, "code" | "apiName">): string => `${code}\n${apiName}`;

/**
 * Returns the currency of a code, without the suffix of a row.
 *
 * @example currencyOf("USD-50") // "USD"
 */
export const currencyOf = (code: string): string => /^[A-Z]{3}(?![A-Z])/.exec(code)?.[0] ?? code;

/** Returns the latest time of all rates, in milliseconds since 1970; undefined without any. */
export function latestTimeSet(rates: Rates): number | undefined {
  const latest = Math.max(...rates.map(({ setAt = -Infinity }) => setAt));
  return latest === -Infinity ? undefined : latest;
}

/** Returns rupiah for one unit of a currency; undefined if the company does not trade it, or visitors have to ask. */
export function rateOf(rate: Rate | undefined, side: Side): number | undefined {
  const figure = side === "buy" ? rate?.buyRate : rate?.sellRate;
  return !rate || figure === undefined || rate.trust === "ask" ? undefined : figure / rate.unit;
}

/**
 * Returns the row of a currency for views with a single one: the first with the plain code, else the one that pays the
 * visitor most.
 *
 * @example pickRate(rates, "USD") // the row USD-100 of USD-S, USD-50 and USD-100
 */
export function pickRate(rates: Rates, currency: string): Rate | undefined {
  const plain = rates.find(({ code }) => code === currency);
  if (plain) return plain;
  const pays = (rate: Rate): number => rateOf(rate, "buy") ?? -1;
  const rows = rates.filter(({ code }) => currencyOf(code) === currency);
  return rows.sort((one, other) => pays(other) - pays(one))[0];
}

const currencyNames: Partial<Record<Language, Intl.DisplayNames>> = {};

/**
 * Returns the name of a currency without a name in the API; the code itself if ISO 4217 does not have it.
 *
 * @example fallbackName("AUD") // "Australian Dollar"
 */
export function fallbackName(currency: string, language: Language = "en"): string {
  // A browser without the language would take its own, which may be any.
  const names = (currencyNames[language] ??= new Intl.DisplayNames([language, "en"], { type: "currency" }));
  return /^[A-Z]{3}$/.test(currency) ? (names.of(currency) ?? currency) : currency;
}

/** Returns the name of a row in the page's language, if it has one for the API's; else the API's, and its language. */
export function displayNameOf({ code, displayName }: Rate, { formats, rates }: Strings): Said {
  const currency = currencyOf(code);
  const [english, own] = [fallbackName(currency), fallbackName(currency, formats.language)];
  return rates.rowName?.(displayName, currency, english, own) ?? { text: displayName };
}

/** The regional indicator of the letter A: https://www.unicode.org/reports/tr51/#Flags */
const INDICATOR_A = 0x1f1e6;

/**
 * Returns the flag emoji of a code, without the suffix of a row, else 💱: the first two letters of a currency are its country. Windows
 * draws none, so it is for texts that leave for a phone.
 *
 * @example flagEmojiOf("USD-S") // "🇺🇸"
 */
export function flagEmojiOf(code: string): string {
  const currency = currencyOf(code);
  // X begins the codes of no single country.
  if (currency.startsWith("X") || fallbackName(currency) === currency) return "💱";
  const letters = [...currency.slice(0, 2)];
  return String.fromCodePoint(...letters.map((letter) => INDICATOR_A + letter.charCodeAt(0) - 65));
}
