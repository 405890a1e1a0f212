import { formatRate, formatRupiah, roundedToHundredths } from "../../../src/lib/format/format-number";

it.each([
  [17_925, "17.925"],
  [20_550.25, "20.550,25"],
  [115.5, "115,5"],
  [0.654, "0,65"],
  [0.655, "0,66"],
  [999, "999"],
  [1_792_694.2515, "1.792.694,25"],
  [99_999_999_999_999.97, "99.999.999.999.999,97"], // its hundredths are more than a number holds
])("%d is written %s", (value, written) => {
  expect(formatRate(value)).toBe(written);
});

it("writes every number as the platform does for Indonesian", () => {
  const platform = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });
  // Halves of a hundredth among them, which binary fractions do not hold exactly.
  const numbers = Array.from({ length: 20_000 }, (_, step) => [
    step / 1_000,
    step * 137.285,
    step ** 2 * 98_765.4321,
    step * 24_999_999_937,
    (step * 7) / 13,
  ]).flat();
  expect(numbers.filter((number) => formatRate(number) !== platform.format(number))).toEqual([]);
});

it.each([0, -17_925.256, 1e-7, 5e21, Number.POSITIVE_INFINITY, Number.NaN])(
  "%d is written as the platform does",
  (value) => {
    expect(formatRate(value)).toBe(value.toLocaleString("id-ID", { maximumFractionDigits: 2 }));
  },
);

it.each([
  [0.6849, 0.68],
  [1.005, 1.01],
  [17_925, 17_925],
  [20_550.254, 20_550.25],
  [1e-7, 0],
  [900_000_000_000_002, 900_000_000_000_002],
  [Infinity, Infinity],
])("%d is %d in hundredths", (value, rounded) => {
  expect(roundedToHundredths(value)).toBe(rounded);
});

it("writes rupiah with its sign in front", () => {
  expect(formatRupiah(17_925)).toBe("Rp 17.925");
});
