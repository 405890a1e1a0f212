import { act, fireEvent, render } from "@testing-library/react";
import fc from "fast-check";
import { useReducer } from "react";

import { AmountField } from "../../../../src/features/rates/calculator/amount-field";
import { calculatorReducer, initialState } from "../../../../src/features/rates/calculator/use-calculator";
import { parseAmount } from "../../../../src/lib/format/amount";
import { formatRate } from "../../../../src/lib/format/format-number";

const Field = () => {
  const [state, dispatch] = useReducer(calculatorReducer, initialState);
  const rest = {
    rates: [],
    rate: undefined,
    choice: { code: "USD", variant: undefined },
    calculation: undefined,
  };
  return (
    <>
      <AmountField
        id="amount"
        aria-describedby="amount"
        view={{ state, dispatch, ...rest, problem: "", isInvalid: false }}
      />
      <output>{state.reading}</output>
    </>
  );
};

/** Roles are slow to compute, and 500 sequences ask often. */
const field = () => document.querySelector("input")!;
const reading = () => document.querySelector("output")?.textContent;
const fill = (text: string) => fireEvent.change(field(), { target: { value: text } });
const leave = () => act(() => field().blur());
const comeBack = (at: number) => {
  act(() => field().focus());
  field().setSelectionRange(at, at);
};
/** Edits as a browser does: at the caret, which moves. */
const edit = (text: string, at: number, key: string): readonly [string, number] => {
  if (key === "Delete") return [text.slice(0, at) + text.slice(at + 1), at];
  if (key !== "Backspace") return [text.slice(0, at) + key + text.slice(at), at + 1];
  const before = Math.max(at - 1, 0);
  return [text.slice(0, before) + text.slice(at), before];
};
const press = (key: string) => {
  const { value, selectionStart } = field();
  const [text, caret] = edit(value, selectionStart ?? 0, key);
  fill(text);
  field().setSelectionRange(caret, caret);
};

/** Whether the next key replaces the whole amount. */
const isSelected = () => field().selectionStart === 0 && field().selectionEnd === field().value.length;

it("selects the amount without its grouping when it gets the focus, by keyboard or mouse", () => {
  render(<Field />);
  act(() => field().focus());
  expect(isSelected()).toBe(true);
  fill("2500000");
  leave();
  expect(field()).toHaveValue("2.500.000");
  const placesCaret = fireEvent.mouseDown(field());
  expect(placesCaret).toBe(false);
  expect(field()).toHaveValue("2500000");
  expect(isSelected()).toBe(true);
});

it("never turns an amount into another, however it is typed, edited and left", () => {
  render(<Field />);
  const keys = fc.constantFrom(..."0123456789,.", "Backspace", "Delete", "leave", "leave");
  const steps = fc.array(fc.record({ key: keys, at: fc.nat(20) }), { minLength: 4, maxLength: 20 });
  fc.assert(
    fc.property(steps, (sequence) => {
      comeBack(0);
      fill("");
      // The model: a plain text and a caret, which know nothing of separators for thousands.
      let [text, caret]: readonly [string, number] = ["", 0];
      for (const { key, at } of sequence) {
        if (key === "leave") {
          leave();
          const amount = parseAmount(text)?.amount;
          const isShown = amount !== undefined && Number(amount.toFixed(2)) === amount;
          expect(field()).toHaveValue(isShown ? formatRate(amount) : text);
          if (isShown) text = String(amount).replace(".", ",");
          caret = Math.min(at, text.length);
          comeBack(caret);
        } else {
          press(key);
          [text, caret] = edit(text, caret, key);
        }
        expect([field().value, field().selectionStart]).toEqual([text, caret]);
        const amount = parseAmount(text)?.amount ?? (text ? "unreadable" : "empty");
        expect(reading()).toBe(amount === Infinity ? "tooLarge" : String(amount));
      }
      leave();
    }),
    { numRuns: 500 },
  );
});
