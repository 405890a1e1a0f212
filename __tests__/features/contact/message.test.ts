import { composeHref, emptyMessage, excessOf } from "../../../src/features/contact/message";

const to = "hello@segara.example";

it.each([
  ["plain letters", "a".repeat(7_000)],
  ["long characters at the start", "€".repeat(600) + "a".repeat(3_000)],
  ["long characters at the end", "a".repeat(5_000) + "€".repeat(600)],
])("the excess of a message is the smallest that makes it fit: %s", (_what, message) => {
  const excess = excessOf(to, { ...emptyMessage, message });
  const lengthWithout = (count: number) =>
    composeHref(to, { ...emptyMessage, message: message.slice(0, -count) }).length;
  expect(lengthWithout(excess)).toBeLessThanOrEqual(6_000);
  expect(lengthWithout(excess - 1)).toBeGreaterThan(6_000);
});

it("the excess is not 0 when the name alone is too long", () => {
  expect(excessOf(to, { ...emptyMessage, name: "a".repeat(7_000) })).toBeGreaterThan(0);
});
