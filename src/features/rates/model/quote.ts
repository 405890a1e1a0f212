import { parseAmount } from "../../../lib/format/amount";
import { roundedToHundredths } from "../../../lib/format/format-number";
import * as en from "../../../strings/en";
import { convert, type Side } from "./conversion";
import type { RatesState } from "./feed";

/** As people write it before or after an amount. */
const RUPIAH = ["Rp.", "Rp", "IDR"];

/** A currency's own sign, such as € for EUR; undefined for codes that are none of ISO 4217's form. */
function signOf(code: string): string | undefined {
  if (!/^[a-z]{3}$/i.test(code)) return undefined;
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value;
}

/** What people write beside an amount of a currency: its code, or its sign, alone or as in A$ and US$. */
function unitsOf(currency: string): readonly string[] {
  const code = currency.slice(0, 3);
  const sign = signOf(code);
  const signs = sign === undefined ? [] : [`${code.slice(0, 2)}${sign}`, `${code.slice(0, 1)}${sign}`, sign];
  // A code without a letter could be part of an amount.
  return [...[currency, code].filter((name) => /\p{L}/u.test(name)), ...signs];
}

interface Question {
  readonly state: RatesState;
  /** Whether the list of rates has come and holds none. */
  readonly isEmpty: boolean;
  readonly currency: string;
  /** Whether its figures look like a typing mistake. */
  readonly isImplausible?: boolean;
  readonly side: Side;
  /** Rupiah for one unit of the currency; undefined while it is not traded on this side. */
  readonly figure: number | undefined;
  /** The amount as the visitor has typed it. */
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
 * What the calculator answers: what the typed amount comes to, or in a sentence why nothing can be said. That is the
 * amount's fault (`isInvalid`) when it cannot be read or is too large; not when there is none yet, or no rate for it.
 */
export function quoteFor({ state, isEmpty, currency, isImplausible, side, figure, typed }: Question): Quote {
  const none = (problem: string, isInvalid = false): Quote => ({ problem, isInvalid });
  if (state === "loading") return none(en.calculator.loading);
  if (state === "failed") return none(en.rates.cannotLoad);
  if (isEmpty) return none(en.rates.none);
  if (isImplausible) return none(en.calculator.implausible(currency));
  if (figure === undefined) return none(en.calculator.notTraded[side](currency));
  if (typed.trim() === "") return none(en.calculator.typeAnAmount);
  // Figures alone, as nearly everybody writes them, need no list of signs: the browser takes its time to make one.
  const bare = parseAmount(typed);
  const foreign = bare === undefined ? unitsOf(currency) : [];
  const [units, otherUnits] = side === "buy" ? [foreign, RUPIAH] : [RUPIAH, foreign];
  const read = bare ?? parseAmount(typed, units);
  if (read === undefined && parseAmount(typed, otherUnits) !== undefined) {
    return none(side === "buy" ? en.calculator.isInRupiah : en.calculator.isInCurrency(currency), true);
  }
  if (read === undefined) {
    return none(en.calculator.unreadable, true);
  }
  // What is reckoned with is what the sentence repeats.
  const amount = roundedToHundredths(read);
  const result = convert(amount, side, figure);
  if (result === undefined) return none(en.calculator.tooLarge, true);
  return { amount, result };
}
