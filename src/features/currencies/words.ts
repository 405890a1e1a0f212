/** Texts of the pages of currencies. They are not in src/strings, which every page loads. */
import type { Language } from "../../strings/languages";

const en = {
  notListed: (code: string) => `${code} is not on the board at the moment.`,
  amounts: "Usual amounts",
  notes: "Which notes we take",
  usualNotes: (notes: string) => `At the rate of the board: ${notes}.`,
  smallNotes: (notes: string, code: string) => `At the rate of small notes, ${code}-S: ${notes}.`,
  oldSeries: "Old series",
  condition: "Marks and tears",
  days: "Recent days",
  recorded: (day: string, buy: string, sell: string) => `On ${day} we bought at ${buy} and sold at ${sell}.`,
  extremes: (first: string, highest: string, lowest: string) =>
    `Since ${first}, our BUY rate was highest at ${highest} and lowest at ${lowest}.`,
  change: (days: number, difference: number, rupiah: string) =>
    difference === 0
      ? `BUY was the same ${days} days before.`
      : `BUY was ${rupiah} ${difference > 0 ? "higher" : "lower"} than ${days} days before.`,
  all: "Each day in figures",
  day: "Day",
};

// cspell:disable -- Indonesian
const id: typeof en = {
  notListed: (code) => `${code} sedang tidak ada di papan kurs.`,
  amounts: "Jumlah yang lazim",
  notes: "Uang kertas yang kami terima",
  usualNotes: (notes) => `Dengan kurs di papan: ${notes}.`,
  smallNotes: (notes, code) => `Dengan kurs pecahan kecil, ${code}-S: ${notes}.`,
  oldSeries: "Seri lama",
  condition: "Coretan dan sobekan",
  days: "Hari-hari terakhir",
  recorded: (day, buy, sell) =>
    `Pada ${day} kami membeli dengan kurs ${buy} dan menjual dengan kurs ${sell}.`,
  extremes: (first, highest, lowest) =>
    `Sejak ${first}, kurs BELI tertinggi ${highest} dan terendah ${lowest}.`,
  change: (days, difference, rupiah) =>
    difference === 0
      ? `Kurs BELI sama dengan ${days} hari sebelumnya.`
      : `Kurs BELI ${rupiah} lebih ${difference > 0 ? "tinggi" : "rendah"} dari ${days} hari sebelumnya.`,
  all: "Angka setiap hari",
  day: "Hari",
};

// cspell:enable
export const words: Readonly<Record<Language, typeof en>> = { en, id };
