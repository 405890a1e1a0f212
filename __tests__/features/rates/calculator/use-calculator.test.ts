import {
  calculatorReducer,
  initialState,
  shownText,
} from "../../../../src/features/rates/calculator/use-calculator";

type Action = Parameters<typeof calculatorReducer>[1];

const usd = { code: "USD" };
const aud = { code: "AUD" };
const type = (text: string, choice = usd): Action => ({ type: "type", text, choice });
const choose = (choice: { code: string }): Action => ({
  type: "choose",
  choice,
});
const swap = (result?: number): Action => ({ type: "swap", result, choice: usd });
const ask = (request: object): Action => ({ type: "request", request });
const focus: Action = { type: "focus" };
const blur: Action = { type: "blur" };

it.each<[string, readonly Action[], string, unknown]>([
  ["starts with an amount", [], "100", 100],
  ["groups words and units", [type("$1,5jt"), blur], "1.500.000", 1_500_000],
  ["keeps what it cannot read", [type("12abc"), blur, focus], "12abc", "unreadable"],
  ["reads units again with another currency", [type("A$350"), choose(aud)], "A$350", 350],
  ["never groups while somebody edits", [focus, swap(1_789_000)], "1789000", 1_789_000],
  ["keeps the amount when there is no result", [type("200"), swap()], "200", 200],
  ["keeps the amount for a requested currency", [type("200"), blur, ask(aud)], "200", 200],
  ["does not take rupiah for the requested currency", [swap(1_789_000), ask(aud)], "100", 100],
  ["shows a requested amount", [ask({ ...aud, side: "sell", amount: 1_500_000 })], "1.500.000", 1_500_000],
])("%s", (_, actions, text, reading) => {
  const state = actions.reduce(calculatorReducer, initialState);
  expect(shownText(state)).toBe(text);
  expect(state.reading).toBe(reading);
});

it("takes side and row from a request, and the opposite side from a swap", () => {
  const request = { side: "sell", code: "USD", variant: "USD 50" } as const;
  const state = calculatorReducer(initialState, ask(request));
  expect(state).toMatchObject({ side: "sell", choice: { code: "USD", variant: "USD 50" } });
  expect(calculatorReducer(state, swap()).side).toBe("buy");
});
