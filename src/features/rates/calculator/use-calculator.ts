import { useEffect, useReducer } from "react";

import { useStrings } from "../../../components/page-language";
import { formatRate, roundedToHundredths } from "../../../lib/format/format-number";
import type { Minimum } from "../model/conversion";
import { quoteFor } from "../model/quote";
import { keyOf, pickRate, type Rate, type Rates, type Side } from "../model/rate";
import { readAmount } from "../model/read-amount";
import { useRates } from "../use-rates";
import { DEFAULT_CODE, type Calculation, type Choice } from "./address";

interface CalculatorState {
  readonly side: Side;
  /** Undefined until the visitor types or chooses. */
  readonly choice: Choice | undefined;
  /** As typed: separators of the site are on the screen only. */
  readonly text: string;
  readonly isEditing: boolean;
  /** The latest request, which has been answered. */
  readonly request: Partial<Calculation> | undefined;
}

type Action =
  | { readonly type: "edit"; readonly isEditing: boolean }
  | { readonly type: "type"; readonly text: string; readonly choice: Choice }
  | { readonly type: "choose"; readonly choice: Choice }
  /** The result becomes the amount. */
  | { readonly type: "swap"; readonly result: number | undefined; readonly choice: Choice }
  | { readonly type: "request"; readonly request: Partial<Calculation> | undefined };

/** Returns an amount as people type it: without thousands separators. */
const typed = (amount: number): string => formatRate(amount).replaceAll(".", "");

export function calculatorReducer(state: CalculatorState, action: Action): CalculatorState {
  switch (action.type) {
    case "edit":
      return { ...state, isEditing: action.isEditing };
    case "type":
      return { ...state, text: action.text, choice: action.choice, isEditing: true };
    case "choose":
      return { ...state, choice: action.choice };
    case "swap": {
      const side = state.side === "buy" ? "sell" : "buy";
      const text = action.result === undefined ? state.text : typed(action.result);
      return { ...state, side, choice: action.choice, text };
    }
    case "request": {
      const { side = "buy", amount, code, rowName } = action.request ?? {};
      // Rupiah are no amount of the requested currency.
      const kept = state.side === "buy" ? state.text : initialState.text;
      const choice = code === undefined ? undefined : { code, rowName };
      const text = amount === undefined ? kept : typed(amount);
      return { ...state, side, text, choice, request: action.request };
    }
  }
}

export const initialState: CalculatorState = {
  side: "buy",
  choice: undefined,
  text: "100",
  isEditing: false,
  request: undefined,
};

/** Returns the chosen row, else US dollars, else the first row. One of several rows is not replaced by another: it has another price. */
function rateFor(choice: Choice | undefined, rates: Rates): Rate | undefined {
  if (!choice) return pickRate(rates, DEFAULT_CODE) ?? rates[0];
  const { code, rowName } = choice;
  if (rowName === undefined) return pickRate(rates, code);
  return rates.find((rate) => keyOf(rate) === keyOf({ code, apiName: rowName }));
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
  const strings = useStrings();
  const [state, dispatch] = useReducer(calculatorReducer, initialState);
  if (state.request !== request) dispatch({ type: "request", request });

  const { side, text } = state;
  const rate = rateFor(state.choice, rates ?? []);
  const code = rate?.code ?? state.choice?.code ?? DEFAULT_CODE;
  const rowName = state.choice?.rowName ?? rate?.rowName;
  const reading = readAmount(text, side, code);
  // Other rows under the code may be traded.
  const mustAsk = rate ? rate.trust === "ask" : rowName !== undefined;

  const amount = typeof reading === "number" ? roundedToHundredths(reading) : undefined;
  const isGrouped = amount !== undefined && amount === reading && !state.isEditing;
  const isChosen = state.choice !== undefined;
  useEffect(() => {
    if (isChosen && amount !== undefined) onChange?.({ side, amount, code, rowName });
  }, [isChosen, side, amount, code, rowName, onChange]);

  return {
    ...quoteFor(
      { side, code, reading: amount ?? reading, rate, mustAsk, rates, state: ratesState, minimum },
      strings,
    ),
    state,
    dispatch,
    reading,
    /** Of the amount field: with thousands separators unless the visitor edits it, or it has more decimals than are shown. */
    text: isGrouped ? formatRate(amount) : text,
    rates,
    /** The chosen row; undefined while it is missing from the list. */
    rate,
    choice: { code, rowName },
    /** For an address; undefined without a readable amount. */
    calculation: amount === undefined ? undefined : { side, amount, code, rowName },
  };
}
