import { formatRate, formatRupiah } from "../../src/lib/format-number";

it.each([
  [17_925, "17.925"],
  [20_550.25, "20.550,25"],
  [115.5, "115,5"],
  [0.654, "0,65"],
  [0.655, "0,66"],
  [999, "999"],
  [1_792_694.2515, "1.792.694,25"],
])("%d is written %s", (value, written) => {
  expect(formatRate(value)).toBe(written);
});

it("writes rupiah with its sign in front", () => {
  expect(formatRupiah(17_925)).toBe("Rp 17.925");
});
