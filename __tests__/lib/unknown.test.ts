import { asCount, asNumber, asText } from "../../src/lib/unknown";

it.each([
  [17_925, 17_925],
  ["17925.00", 17_925],
  ["17925.125000", 17_925.125],
  [" 12.5 ", 12.5],
  ["-3", -3],
  ["1e400", undefined],
  [Infinity, undefined],
  [NaN, undefined],
  ["", undefined],
  ["abc", undefined],
  ["1,5", undefined],
  ["0x10", undefined],
  ["9".repeat(400), undefined],
  [null, undefined],
  [true, undefined],
  [[5], undefined],
  [{}, undefined],
])("asNumber(%p) is %p", (value, number) => {
  expect(asNumber(value)).toBe(number);
});

it.each([
  [1, 1],
  [3, 3],
  ["3", 3],
  [0, undefined],
  [2.5, undefined],
  [-1, undefined],
  [1e300, undefined],
  [null, undefined],
])("asCount(%p, 1) is %p", (value, number) => {
  expect(asCount(value, 1)).toBe(number);
});

it.each([
  [" US  Dollar\n", "US Dollar"],
  ["", undefined],
  [" \t", undefined],
  [7, undefined],
  [null, undefined],
])("asText(%j) is %j", (value, text) => {
  expect(asText(value)).toBe(text);
});
