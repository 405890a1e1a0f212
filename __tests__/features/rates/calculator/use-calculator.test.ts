import { calculatorReducer, initialState } from "../../../../src/features/rates/calculator/use-calculator";

type Action = Parameters<typeof calculatorReducer>[1];

const usd = { code: "USD" };
const aud = { code: "AUD" };
const type = (text: string): Action => ({ type: "type", text, choice: usd });
const swap = (result?: number): Action => ({ type: "swap", result, choice: usd });
const ask = (request: object): Action => ({ type: "request", request });

it.each<[string, readonly Action[], string]>([
  ["starts with an amount", [], "100"],
  ["writes a result as people type it", [swap(1_789_000.5)], "1789000,5"],
  ["keeps the amount when there is no result", [type("200"), swap()], "200"],
  ["keeps the amount for a requested currency", [type("200"), ask(aud)], "200"],
  ["does not take rupiah for the requested currency", [swap(1_789_000), ask(aud)], "100"],
  ["shows a requested amount", [ask({ ...aud, side: "sell", amount: 1_500_000 })], "1500000"],
])("%s", (_, actions, text) => {
  expect(actions.reduce(calculatorReducer, initialState).text).toBe(text);
});

it("takes side and row from a request, and the opposite side from a swap", () => {
  const request = { side: "sell", code: "USD", rowName: "USD 50" } as const;
  const state = calculatorReducer(initialState, ask(request));
  expect(state).toMatchObject({ side: "sell", choice: { code: "USD", rowName: "USD 50" } });
  expect(calculatorReducer(state, swap()).side).toBe("buy");
});
