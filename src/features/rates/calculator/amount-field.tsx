import { useRef, type Ref } from "react";

import { shownText, type CalculatorView } from "./use-calculator";

type Props = {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly view: CalculatorView;
};

/** The field for the amount. Its thousands separators go while somebody edits: no edit can turn one into a decimal separator. */
export const AmountField = ({ view, ...input }: Props) => {
  const { state, rates, choice, isInvalid, dispatch } = view;
  const value = shownText(state);
  const isPressed = useRef(false);

  const edit = (field: HTMLInputElement, isClicked = false) => {
    if (document.activeElement !== field) return;
    if (state.text !== value) {
      const figuresBefore = (index: number | null) => value.slice(0, index ?? 0).replaceAll(".", "").length;
      const { selectionStart, selectionEnd } = field;
      // Before React does, which would move the caret to the end.
      field.value = state.text;
      // `select()`, as autofill and scripts call it, focuses the field before it selects.
      if (selectionEnd === 0 && !isClicked) field.select();
      else field.setSelectionRange(figuresBefore(selectionStart), figuresBefore(selectionEnd));
    }
    dispatch({ type: "focus" });
  };

  return (
    <input
      {...input}
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
      value={value}
      disabled={rates === undefined}
      aria-invalid={isInvalid || undefined}
      onChange={({ currentTarget }) => dispatch({ type: "type", text: currentTarget.value, choice })}
      onBlur={() => dispatch({ type: "blur" })}
      onFocus={({ currentTarget: field }) => {
        if (!isPressed.current) edit(field);
      }}
      onMouseDown={({ button, currentTarget: field }) => {
        if (button !== 0 || document.activeElement === field) return;
        isPressed.current = true;
        const onRelease = () => {
          isPressed.current = false;
          edit(field, true);
        };
        // The browser places the caret after the focus, between the figures on the screen.
        document.addEventListener("mouseup", onRelease, { once: true });
      }}
    />
  );
};
