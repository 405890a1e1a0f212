import fc from "fast-check";

import { toBanknotes } from "../../../../src/features/rates/model/banknotes";

it.each([
  [4_350_500, "43 x 100000 + 1 x 50000", 500],
  [999, "", 999],
  [88_000, "1 x 50000 + 1 x 20000 + 1 x 10000 + 1 x 5000 + 1 x 2000 + 1 x 1000", 0],
])("%d rupiah are %s", (rupiah, words, coins) => {
  const split = toBanknotes(rupiah);
  expect(split.notes.map(({ value, count }) => `${count} x ${value}`).join(" + ")).toBe(words);
  expect(split.coins).toBe(coins);
});

it("never loses a rupiah", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (rupiah) => {
      const { notes, coins } = toBanknotes(rupiah);
      expect(notes.reduce((sum, { value, count }) => sum + value * count, coins)).toBe(rupiah);
    }),
  );
});
