import type { Ref } from "react";

import type { CalculatorView } from "./use-calculator";

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
  const { state, text, rates, choice, isInvalid, dispatch } = view;
  return (
    <input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      disabled={rates === undefined}
      aria-invalid={isInvalid || undefined}
      onChange={({ currentTarget }) => dispatch({ type: "type", text: currentTarget.value, choice })}
      onBlur={() => dispatch({ type: "edit", isEditing: false })}
      onFocus={({ currentTarget: field }) => {
        // Before React does, which would take the selection away.
        field.value = state.text;
        field.select();
        dispatch({ type: "edit", isEditing: true });
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
