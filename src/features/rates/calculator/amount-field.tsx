import type { Ref } from "react";

import { shownText, type CalculatorView } from "./use-calculator";

type Props = {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly view: CalculatorView;
};

/**
 * The field for the amount. The focus selects the amount, which the first key replaces, and takes away its thousands separators: no
 * edit can turn one into a decimal separator.
 */
export const AmountField = ({ view, ...input }: Props) => {
  const { state, rates, choice, isInvalid, dispatch } = view;
  return (
    <input
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={shownText(state)}
      disabled={rates === undefined}
      aria-invalid={isInvalid || undefined}
      onChange={({ currentTarget }) => dispatch({ type: "type", text: currentTarget.value, choice })}
      onBlur={() => dispatch({ type: "blur" })}
      onFocus={({ currentTarget: field }) => {
        // Before React does, which would take the selection away.
        field.value = state.text;
        field.select();
        dispatch({ type: "focus" });
      }}
      onMouseDown={(event) => {
        if (event.button !== 0 || document.activeElement === event.currentTarget) return;
        // After the focus the browser would place the caret.
        event.preventDefault();
        event.currentTarget.focus();
      }}
    />
  );
};
