import * as v from "valibot";

import { count, number, text } from "../../../src/lib/api/fields";

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
])("the number %p is %p", (value, expected) => {
  expect(v.parse(number, value)).toBe(expected);
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
])("the count %p is %p", (value, expected) => {
  expect(v.parse(count(1), value)).toBe(expected);
});

it.each([
  [" US  Dollar\n", "US Dollar"],
  ["", undefined],
  [" \t", undefined],
  [7, undefined],
  [null, undefined],
])("the text %j is %j", (value, expected) => {
  expect(v.parse(text, value)).toBe(expected);
});
