import { parseAmount, RUPIAH_UNITS } from "../../../lib/format/amount";
import { roundedToHundredths } from "../../../lib/format/format-number";
import * as en from "../../../strings/en";
import { convert } from "./conversion";
import type { RatesState } from "./feed";
import { fallbackName, type Side } from "./rate";

/** Units besides the code, the name and the symbol. */
const moreUnits: Readonly<Record<string, readonly string[]>> = {
  CNY: ["RMB", "元"],
  JPY: ["円"],
  TWD: ["NT$", "元"],
};

/** Returns the symbol of a currency, such as € for EUR; undefined for codes that are not three letters. */
function signOf(code: string): string | undefined {
  if (!/^[a-z]{3}$/i.test(code)) return undefined;
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value;
}

/** Returns what people write beside an amount: the code, a word such as "euros", or the symbol, alone or as in A$ and US$. */
export function unitsOf(currency: string): readonly string[] {
  const code = currency.slice(0, 3);
  const sign = signOf(code);
  const signs = sign === undefined ? [] : [`${code.slice(0, 2)}${sign}`, `${code.slice(0, 1)}${sign}`, sign];
  const [word = code] = fallbackName(code).split(" ").slice(-1);
  // A code without letters could be part of an amount.
  const names = [currency, code, `${word}s`, word].filter((name) => /\p{L}/u.test(name));
  return [...(moreUnits[code] ?? []), ...names, ...signs];
}

/** Returns the units of the currency that an amount is in, and of the other one. */
function unitsFor(side: Side, currency: string): readonly (readonly string[])[] {
  const foreign = unitsOf(currency);
  return side === "buy" ? [foreign, RUPIAH_UNITS] : [RUPIAH_UNITS, foreign];
}

/**
 * Returns a typed amount without its units, for an address; unreadable text as typed.
 *
 * @example plainAmount("A$350", "buy", "AUD") // "350"
 */
export function plainAmount(typed: string, side: Side, currency: string): string {
  const amount = parseAmount(typed) ?? parseAmount(typed, unitsFor(side, currency)[0]);
  return amount !== undefined && Number.isFinite(amount) ? String(roundedToHundredths(amount)) : typed;
}

interface Question {
  readonly state: RatesState;
  /** Whether the list of rates is empty. */
  readonly isEmpty: boolean;
  readonly currency: string;
  readonly isImplausible?: boolean;
  readonly side: Side;
  /** Rupiah for one unit of the currency; undefined if it is not traded on this side. */
  readonly figure: number | undefined;
  readonly typed: string;
}

type Quote =
  | {
      readonly amount: number;
      readonly result: number;
      readonly problem?: undefined;
      readonly isInvalid?: undefined;
    }
  | {
      readonly amount?: undefined;
      readonly result?: undefined;
      readonly problem: string;
      readonly isInvalid: boolean;
    };

/**
 * Converts a typed amount, or says in a sentence why it cannot. `isInvalid` means that the amount is unreadable or too large.
 */
export function quoteFor({ state, isEmpty, currency, isImplausible, side, figure, typed }: Question): Quote {
  const none = (problem: string, isInvalid = false): Quote => ({ problem, isInvalid });
  if (state === "loading") return none(en.calculator.loading);
  if (state === "failed") return none(en.rates.cannotLoad);
  if (isEmpty) return none(en.rates.none);
  if (isImplausible) return none(en.calculator.implausible(currency));
  if (figure === undefined) return none(en.calculator.notTraded[side](currency));
  if (typed.trim() === "") return none(en.calculator.typeAnAmount);
  // The list of symbols is slow, and figures alone do not need it.
  const bare = parseAmount(typed);
  const [units, otherUnits] = bare === undefined ? unitsFor(side, currency) : [];
  const read = bare ?? parseAmount(typed, units);
  if (read === undefined && parseAmount(typed, otherUnits) !== undefined) {
    return none(side === "buy" ? en.calculator.isInRupiah : en.calculator.isInCurrency(currency), true);
  }
  if (read === undefined) {
    return none(en.calculator.unreadable, true);
  }
  // The sentence repeats the amount with two decimals.
  const amount = roundedToHundredths(read);
  const result = convert(amount, side, figure);
  if (result === undefined) return none(en.calculator.tooLarge, true);
  return { amount, result };
}
