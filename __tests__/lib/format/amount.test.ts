import { parseAmount } from "../../../src/lib/format/amount";

it.each([
  ["100", 100],
  ["0", 0],
  ["1.000", 1000], // Indonesian thousands
  ["1,000", 1000], // English thousands
  ["1’000’000", 1_000_000], // as telephones write it
  ["1.234.567,8", 1_234_567.8],
  ["1,234,567.8", 1_234_567.8],
  ["1,5", 1.5],
  ["1.5", 1.5],
  ["1.2345", 1.2345],
  ["0.125", 0.125], // no thousands begin with 0
  ["1234.567", 1234.567], // nor do they have four digits
  [",5", 0.5],
  ["5,", 5], // while typing
  ["1.234,", 1234],
  ["  50 ", 50],
  ["1 000,5", 1000.5],
  ["50.000,-", 50_000], // as on Indonesian price tags
  ["50.000.–", 50_000],
  ["50.000 ,-", 50_000],
  [`${" ".repeat(60)}1500`, 1500], // padded, as when copied from a table
  ["1\u00a0000", 1000],
  ["\u20661\u200b00\ufeff", 100], // marks that are not seen, from a chat
  ["00000000000000000012", 12],
  ["１．２３４，５", 1234.5], // a Japanese keyboard's wide figures
  ["10rb", 10_000],
  ["2m", 2_000_000],
  ["2.500 Ribu", 2_500_000],
  ["1.0055K", 1005.5],
  ["2 miliar", 2_000_000_000],
  ["1,5 milyar", 1_500_000_000],
  ["2 million", 2_000_000],
  ["5 juta.", 5_000_000],
])("%j is %d", (typed, amount) => {
  expect(parseAmount(typed)).toEqual({ amount, units: [] });
});

it.each([
  ["rp.250", "rp", 250],
  ["Rp. 250", "rp", 250],
  ["250 IDR", "idr", 250],
  ["USD-S 100", "usd-s", 100],
  ["ＵＳＤ １００", "usd", 100],
  ["200K", "", 200_000], // thousands, not kyats
  ["K 200", "k", 200],
  ["SGD $1,5 juta.", "sgd $", 1_500_000],
  ["2kk", "kk", 2],
  ["10³", "³", 10],
  ["12abc", "abc", 12],
  ["-5", "-", 5],
])("%j has %j beside %d", (typed, units, amount) => {
  expect(parseAmount(typed)).toEqual({ amount, units: units.split(" ").filter(Boolean) });
});

// Some have two numbers, two grouping styles, or a separator of either thousands or decimals.
const unreadable =
  "| |.|,|Rp|abc|k|juta|10, 20k|,-|1. 000|1e5|0x10|Infinity|123,45,678|2,50,000|١٠٠|" +
  "2,5,000|2 50 000|1 000,500|1.234.56|1,234,56|5.000,000|5,000.000|1.234,56.7|1234.567,89|1.234,567,8|" +
  "1..000|10, 20|10 ,5|1.234.|10 20|1 00|1.5 00|1.5 000|2.500 000|1,000'000|1 000.000 000|1234 567|1'00";

it.each(unreadable.split("|"))("%j is not an amount", (typed) => {
  expect(parseAmount(typed)).toBeUndefined();
});

it("reads no amount in a text of more than 60 characters", () => {
  expect(parseAmount(`1${" ".repeat(58)}00`)).toBeUndefined();
});

it("is infinite with more digits than the calculator supports", () => {
  expect(parseAmount("999.999.999.999.999")?.amount).toBe(999_999_999_999_999);
  expect(parseAmount("9.999.999.999.999,99")?.amount).toBe(9_999_999_999_999.99);
  expect(parseAmount("1.000.000.000.000.000")?.amount).toBe(Infinity);
  expect(parseAmount("99.999.999.999.999,5")?.amount).toBe(Infinity);
  expect(parseAmount("1.000.000.000jt")?.amount).toBe(Infinity);
});
