import { readStoredAnswer, storeAnswer } from "../../../../src/features/rates/api/offline-copy";
import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { initialPollState } from "../../../../src/features/rates/model/poll-state";
import { rateRow } from "../../../support/fixtures";

const DAY = 24 * 60 * 60_000;
const now = Date.UTC(2026, 8, 29, 6, 10);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now });
});

/** Stores an answer as polling does. Returns its rates. */
const store = (answeredAt: number, body: readonly unknown[], previous = parseRates([])) => {
  const rates = parseRates(body, previous, answeredAt);
  storeAnswer(body, { ...initialPollState, rates, answeredAt });
  return rates;
};

it("reads the rates as they were, with the time of their answer", () => {
  const body = [rateRow("USD"), rateRow("AUD", { created_at: null, updated_at: "2026-09-28T05:00:00Z" })];
  const answeredAt = now - DAY;
  const rates = store(answeredAt, body);
  // A time in the future does not become a true one with the years.
  expect(rates.map(({ trust }) => trust)).toEqual(["undated", "ok"]);
  expect(readStoredAnswer()).toMatchObject({ rates, answeredAt, isRestored: true });
});

it("keeps the figures from before a mistake, with which the next visit compares", () => {
  const good = store(now - DAY, [rateRow("XAF", { buy_rate: 30, sell_rate: 31 })]);
  store(now, [rateRow("XAF", { buy_rate: 300, sell_rate: 310 })], good);
  expect(readStoredAnswer()?.rates).toEqual(good);
});

it("ignores rates older than a day", () => {
  store(now - DAY - 1, [rateRow("USD")]);
  expect(readStoredAnswer()).toBeUndefined();
});

it.each([
  "",
  "{",
  "null",
  "[]",
  `{"answeredAt":${now}}`,
  `{"answeredAt":${now + 1},"body":[{"currency_code":"USD"}]}`,
  '{"answeredAt":"soon","body":[{"currency_code":"USD"}]}',
  `{"answeredAt":${now},"rates":[{"code":"USD"}]}`,
])("ignores %j", (text) => {
  localStorage.setItem("cachedRates", text);
  expect(readStoredAnswer()).toBeUndefined();
});
