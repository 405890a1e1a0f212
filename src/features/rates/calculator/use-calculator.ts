import { useEffect, useReducer } from "react";

import { formatRate, roundedToHundredths } from "../../../lib/format/format-number";
import type { Minimum } from "../model/conversion";
import { quoteFor, readAmount, type Reading } from "../model/quote";
import { keyOf, pickRate, variantOf, type Rate, type Rates, type Side } from "../model/rate";
import { useRates } from "../use-rates";
import { DEFAULT_CODE, type Calculation, type Choice } from "./address";

interface CalculatorState {
  readonly side: Side;
  /** Undefined until the visitor types or chooses. */
  readonly choice: Choice | undefined;
  /** As typed: the separators of `shownText` are on the screen only. */
  readonly text: string;
  readonly reading: Reading;
  readonly isEditing: boolean;
  /** The latest request, which has been answered. */
  readonly request: Partial<Calculation> | undefined;
}

type Action =
  | { readonly type: "focus" | "blur" }
  | { readonly type: "type"; readonly text: string; readonly choice: Choice }
  | { readonly type: "choose"; readonly choice: Choice }
  /** The result becomes the amount. */
  | { readonly type: "swap"; readonly result: number | undefined; readonly choice: Choice }
  | { readonly type: "request"; readonly request: Partial<Calculation> | undefined };

const withReading = (state: Omit<CalculatorState, "reading">): CalculatorState => ({
  ...state,
  reading: readAmount(state.text, state.side, state.choice?.code ?? DEFAULT_CODE),
});

/** Returns an amount with thousands separators; undefined if it has more decimals than are shown. */
const grouped = (reading: Reading | undefined): string | undefined =>
  typeof reading === "number" && roundedToHundredths(reading) === reading ? formatRate(reading) : undefined;

/** Returns an amount as people type it: without thousands separators. */
const plain = (reading: Reading | undefined): string | undefined => grouped(reading)?.replaceAll(".", "");

/** Returns the text of the amount field. */
export const shownText = ({ text, reading, isEditing }: CalculatorState): string =>
  (isEditing ? undefined : grouped(reading)) ?? text;

export function calculatorReducer(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case "focus":
      return { ...state, isEditing: true };
    case "blur":
      return { ...state, text: plain(state.reading) ?? state.text, isEditing: false };
    case "type":
      return withReading({ ...state, text: action.text, choice: action.choice, isEditing: true });
    case "choose":
      return withReading({ ...state, choice: action.choice });
    case "swap": {
      const side = state.side === "buy" ? "sell" : "buy";
      return withReading({ ...state, side, choice: action.choice, text: plain(action.result) ?? state.text });
    }
    case "request": {
      const { side = "buy", amount, code, variant } = action.request ?? {};
      // Rupiah are no amount of the requested currency.
      const text = plain(amount) ?? (state.side === "buy" ? state.text : initialState.text);
      const choice = code === undefined ? undefined : { code, variant };
      return withReading({ ...state, side, text, choice, request: action.request });
    }
  }
}

export const initialState = withReading({
  side: "buy",
  choice: undefined,
  text: "100",
  isEditing: false,
  request: undefined,
});

/** Returns the chosen row, else US dollars, else the first row. One of several rows is not replaced by another: it has another price. */
function rateFor(choice: Choice | undefined, rates: Rates): Rate | undefined {
  if (!choice) return pickRate(rates, DEFAULT_CODE) ?? rates[0];
  const { code, variant } = choice;
  if (variant === undefined) return pickRate(rates, code);
  return rates.find((rate) => keyOf(rate) === keyOf({ code, variant }));
}

export type CalculatorView = ReturnType<typeof useCalculator>;

/**
 * Returns the state of the calculator and its quote at the live rates.
 *
 * @param request the calculation to show; a new object is a new request
 * @param onChange called with each readable calculation
 */
export function useCalculator(
  minimum: Minimum,
  request: Partial<Calculation> | undefined,
  onChange: ((calculation: Calculation) => void) | undefined,
) {
  const { rates, state: ratesState } = useRates();
  const [state, dispatch] = useReducer(calculatorReducer, initialState);
  if (state.request !== request) dispatch({ type: "request", request });

  const { side, reading } = state;
  const rate = rateFor(state.choice, rates ?? []);
  const code = rate?.code ?? state.choice?.code ?? DEFAULT_CODE;
  const variant = state.choice?.variant ?? (rate && variantOf(rate, rates ?? []));
  // Other rows under the code may be traded.
  const mustAsk = rate ? rate.trust === "ask" : variant !== undefined;

  const amount = typeof reading === "number" ? roundedToHundredths(reading) : undefined;
  const isChosen = state.choice !== undefined;
  useEffect(() => {
    if (isChosen && amount !== undefined) onChange?.({ side, amount, code, variant });
  }, [isChosen, side, amount, code, variant, onChange]);

  return {
    ...quoteFor({ side, code, reading, rate, mustAsk, rates, state: ratesState, minimum }),
    state,
    dispatch,
    rates,
    /** The chosen row; undefined while it is missing from the list. */
    rate,
    choice: { code, variant },
    /** For an address; undefined without a readable amount. */
    calculation: amount === undefined ? undefined : { side, amount, code, variant },
  };
}
