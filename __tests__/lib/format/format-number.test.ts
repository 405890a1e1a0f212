import type * as FormatNumber from "../../../src/lib/format/format-number";
import {
  rupiahInWords,
  formatRate,
  formatRupiah,
  roundedToHundredths,
} from "../../../src/lib/format/format-number";
import english from "../../../src/strings/en";
import indonesian from "../../../src/strings/id";

it.each([
  [20_550.25, "20.550,25"],
  [0.655, "0,66"],
  [1_792_694.2515, "1.792.694,25"],
])("%d is written %s", (value, written) => {
  expect(formatRate(value)).toBe(written);
  expect(formatRupiah(value)).toBe(`Rp ${written}`);
});

it("needs no Indonesian number formats, which some televisions lack", () => {
  const RealFormat = Intl.NumberFormat;
  const withoutIndonesian = (locale: string, options?: Intl.NumberFormatOptions) =>
    new RealFormat(locale.startsWith("id") ? "en" : locale, options);
  jest.spyOn(Intl, "NumberFormat").mockImplementation(withoutIndonesian as typeof Intl.NumberFormat);
  jest.isolateModules(() => {
    const formats = jest.requireActual<typeof FormatNumber>("../../../src/lib/format/format-number");
    expect(formats.formatRate(17_890.5)).toBe("17.890,5");
    expect(formats.roundedToHundredths(17_890.255)).toBe(17_890.26);
  });
});

it.each([
  [0.6849, 0.68],
  [1.005, 1.01],
  [1e-7, 0],
  [900_000_000_000_002, 900_000_000_000_002],
])("%d is %d in hundredths", (value, rounded) => {
  expect(roundedToHundredths(value)).toBe(rounded);
});

it.each([
  [4_392_500, "about 4,39 million rupiah", "empat juta tiga ratus sembilan puluh dua ribu lima ratus rupiah"],
  [17_890, "about 17,9 thousand rupiah", "tujuh belas ribu delapan ratus sembilan puluh rupiah"],
  [101_011, "about 101 thousand rupiah", "seratus satu ribu sebelas rupiah"],
  [21_001_100, "about 21 million rupiah", "dua puluh satu juta seribu seratus rupiah"],
  [178_900.5, "about 179 thousand rupiah", "sekitar 179 ribu rupiah"],
  [178_900_000_000, "about 179 billion rupiah", "sekitar 179 miliar rupiah"],
  [9_999, undefined, undefined],
])("%d in words is %s", (value, words, inIndonesian) => {
  expect(rupiahInWords(value, indonesian)).toBe(inIndonesian);
  expect(rupiahInWords(value, english)).toBe(words);
});
