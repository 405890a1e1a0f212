/** Texts of the pages of currencies. They are not in src/strings, which every page loads. */
import type { Language } from "../../strings/languages";

const en = {
  notListed: (code: string) => `${code} is not on the board at the moment.`,
  amounts: "Usual amounts",
  youHave: "You have",
  youGet: "You get",
  notes: "Which notes we take",
  usualNotes: (notes: string) => `At the rate of the board: ${notes}.`,
  smallNotes: (notes: string, code: string) => `At the rate of small notes, ${code}-S: ${notes}.`,
  oldSeries: "Old series",
  condition: "Marks and tears",
  days: "Recent days",
  recorded: (day: string, buy: string, sell: string) => `On ${day} we bought at ${buy} and sold at ${sell}.`,
  drawing: (name: string, first: string, last: string) =>
    `${name} from ${first} to ${last}: our BUY and SELL rates, which the table below lists.`,
  extremes: (first: string, highest: string, lowest: string) =>
    `Since ${first}, our BUY rate was highest at ${highest} and lowest at ${lowest}.`,
  change: (days: number, difference: number, rupiah: string) =>
    difference === 0
      ? `BUY was the same ${days} days before.`
      : `BUY was ${rupiah} ${difference > 0 ? "higher" : "lower"} than ${days} days before.`,
  gaps: "Days without a record are left out.",
  all: "Each day in figures",
  day: "Day",
  counters: "Our counters",
  others: "Other currencies",
};

// cspell:disable -- Indonesian
const id: typeof en = {
  notListed: (code) => `${code} sedang tidak ada di papan kurs.`,
  amounts: "Jumlah yang lazim",
  youHave: "Anda punya",
  youGet: "Anda terima",
  notes: "Uang kertas yang kami terima",
  usualNotes: (notes) => `Dengan kurs di papan: ${notes}.`,
  smallNotes: (notes, code) => `Dengan kurs pecahan kecil, ${code}-S: ${notes}.`,
  oldSeries: "Seri lama",
  condition: "Coretan dan sobekan",
  days: "Hari-hari terakhir",
  recorded: (day, buy, sell) =>
    `Pada ${day} kami membeli dengan kurs ${buy} dan menjual dengan kurs ${sell}.`,
  drawing: (name, first, last) =>
    `${name} dari ${first} sampai ${last}: kurs BELI dan JUAL kami, yang tercantum dalam tabel di bawah.`,
  extremes: (first, highest, lowest) =>
    `Sejak ${first}, kurs BELI tertinggi ${highest} dan terendah ${lowest}.`,
  change: (days, difference, rupiah) =>
    difference === 0
      ? `Kurs BELI sama dengan ${days} hari sebelumnya.`
      : `Kurs BELI ${rupiah} lebih ${difference > 0 ? "tinggi" : "rendah"} dari ${days} hari sebelumnya.`,
  gaps: "Hari tanpa catatan dikosongkan.",
  all: "Angka setiap hari",
  day: "Hari",
  counters: "Gerai kami",
  others: "Mata uang lain",
};

// cspell:enable
export const words: Readonly<Record<Language, typeof en>> = { en, id };
