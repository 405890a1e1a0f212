import { formatRate, formatRupiah } from "../../../lib/format/format-number";
import type { Strings } from "../../../strings/en";
import { convert, minimumIn, type Minimum } from "./conversion";
import type { RatesState } from "./poll-state";
import { currencyOf, rateOf, type Rate, type Rates, type Side } from "./rate";
import type { Reading } from "./read-amount";

interface Question {
  readonly side: Side;
  readonly code: string;
  /** With the two decimals of the sentences. */
  readonly reading: Reading;
  readonly rate: Rate | undefined;
  /** Whether visitors have to ask for this rate at the counter. */
  readonly mustAsk: boolean;
  readonly rates: Rates | undefined;
  readonly state: RatesState;
  readonly minimum: Minimum;
}

/** A calculation in words. */
export interface Answer {
  readonly result: number;
  readonly rupiah: number;
  /** `USD 100` */
  readonly have: string;
  /** `Rp 1.789.000` */
  readonly want: string;
  /** `1 USD = Rp 17.890` */
  readonly rateInWords: string;
  /** Says that the amount is below the minimum; empty if it is not. */
  readonly warning: string;
}

/** An answer, or why there is none. `isInvalid` means that the visitor has to change the amount. */
type Quote =
  | { readonly answer: Answer; readonly problem?: undefined; readonly isInvalid?: undefined }
  | { readonly answer?: undefined; readonly problem: string; readonly isInvalid: boolean };

/** Returns why there is no rate to calculate with. */
function missingRate({ state, rates, code, mustAsk, side }: Question, strings: Strings): string {
  if (state === "loading") return strings.calculator.loading;
  if (state === "failed") return strings.rates.cannotLoad;
  if (rates?.length === 0) return strings.rates.none;
  return mustAsk ? strings.calculator.mustAsk(code) : strings.calculator.notTraded[side](code);
}

/** Converts an amount, or says in a sentence why it cannot. */
export function quoteFor(question: Question, strings: Strings): Quote {
  const { side, code, reading, rate, rates = [], minimum } = question;
  const { calculator } = strings;
  const figure = rateOf(rate, side);
  if (!rate || figure === undefined) return { problem: missingRate(question, strings), isInvalid: false };
  if (reading === "empty") return { problem: calculator.typeAnAmount, isInvalid: false };
  const invalid = (problem: string): Quote => ({ problem, isInvalid: true });
  if (reading === "unreadable") return invalid(calculator.unreadable);
  if (reading === "otherMoney") {
    return invalid(side === "buy" ? calculator.isInRupiah : calculator.isInCurrency(code));
  }
  const amount = reading === "tooLarge" ? Infinity : reading;
  const result = side === "buy" ? convert(amount, figure) : convert(amount, 1, figure, 2);
  if (result === undefined) return invalid(calculator.tooLarge);

  const foreign = (value: number) => `${code} ${formatRate(value)}`;
  const [have, want] = side === "buy" ? [foreign, formatRupiah] : [formatRupiah, foreign];
  const least = minimumIn(rate, side, minimum, rates);
  const isOwn = side === "buy" && currencyOf(rate.code) === minimum.currency;
  return {
    answer: {
      result,
      rupiah: side === "buy" ? result : amount,
      have: have(amount),
      want: want(result),
      rateInWords: `${rate.unit} ${code} = ${formatRupiah(figure * rate.unit)}`,
      warning:
        least === undefined || amount >= least
          ? ""
          : calculator.belowMinimum(
              `${minimum.currency} ${formatRate(minimum.amount)}`,
              isOwn ? undefined : have(Math.ceil(least)),
            ),
    },
  };
}
