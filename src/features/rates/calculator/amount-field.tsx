import { useRef, type Ref } from "react";

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
  const isPressed = useRef(false);

  const edit = (field: HTMLInputElement) => {
    // Before React does, which would take the selection away.
    field.value = state.text;
    field.setSelectionRange(0, field.value.length);
    dispatch({ type: "focus" });
  };

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
      onFocus={({ currentTarget }) => {
        if (!isPressed.current) edit(currentTarget);
      }}
      onMouseDown={({ button, currentTarget: field }) => {
        if (button !== 0 || document.activeElement === field) return;
        isPressed.current = true;
        const onRelease = () => {
          isPressed.current = false;
          if (document.activeElement === field) edit(field);
        };
        // The browser places the caret after the focus.
        document.addEventListener("mouseup", onRelease, { once: true });
      }}
    />
  );
};
