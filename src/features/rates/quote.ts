import { parseAmount } from "../../lib/amount";
import { roundedToHundredths } from "../../lib/format-number";
import { convert, type Side } from "./conversion";
import type { RatesState } from "./use-rates";

/** As people write it before or after an amount. */
const RUPIAH = ["Rp.", "Rp", "IDR"];

interface Question {
  readonly state: RatesState;
  /** Whether the list of rates has come and holds none. */
  readonly isEmpty: boolean;
  readonly currency: string;
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
export function quoteFor({ state, isEmpty, currency, side, figure, typed }: Question): Quote {
  const none = (problem: string, isInvalid = false): Quote => ({ problem, isInvalid });
  if (state === "loading") return none("The calculator starts as soon as the rates are here.");
  if (state === "failed") return none("Rates cannot be loaded at the moment.");
  if (isEmpty) return none("No rates are listed at the moment.");
  if (figure === undefined) return none(`We do not ${side} ${currency} at the moment.`);
  if (typed.trim() === "") return none("Type an amount.");
  // A code without a letter could be part of an amount.
  const foreign = [currency, currency.replace(/-.*/, "")].filter((code) => /\p{L}/u.test(code));
  const [units, otherUnits] = side === "buy" ? [foreign, RUPIAH] : [RUPIAH, foreign];
  const read = parseAmount(typed, units);
  if (read === undefined && parseAmount(typed, otherUnits) !== undefined) {
    const unit = side === "buy" ? "rupiah" : currency;
    return none(`This amount is in ${unit}. Swap the currencies to hand us ${unit}.`, true);
  }
  if (read === undefined) {
    return none("We cannot read this amount. Write it in figures, such as 1.250,50.", true);
  }
  // What is reckoned with is what the sentence repeats.
  const amount = roundedToHundredths(read);
  const result = convert(amount, side, figure);
  if (result === undefined) return none("This amount is too large to work out here. Ask us.", true);
  return { amount, result };
}
