/**
 * The Indonesian texts of the interface, which the specification prescribes. The element that shows one has `lang="id"`.
 *
 * Import as a whole: `import * as indonesian from "…/strings/id"`.
 */

import english, { type Strings } from "./en";

export const rates = {
  failed: "Gagal memuat data kurs. Silakan coba lagi nanti.",
  refreshedTitle: "Berhasil",
  refreshed: "Data kurs berhasil diperbarui",
  refreshFailed: "Gagal memperbarui data kurs",
} as const;

export const board = {
  ratesFromToday: (time: string) => `Kurs pukul ${time}. Silakan tanyakan kepada kasir.`,
  ratesFrom: (dateAndTime: string) => `Kurs ${dateAndTime}. Silakan tanyakan kepada kasir.`,
} as const;

export const contact = {
  sentTitle: "Pesan Terkirim!",
  sentText: "Terima kasih, kami akan menghubungi Anda segera.",
} as const;

export const articles = {
  categories: { tips: "Tips", information: "Informasi", education: "Edukasi", news: "Berita" },
  missingTitle: "Artikel Tidak Ditemukan",
  missingText: "Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia.",
  /** Names a table without a caption. */
  table: (number: number) => `Tabel ${number}`,
} as const;

const ages = { second: "detik", minute: "menit", hour: "jam", day: "hari" };
const scales = { thousand: "ribu", million: "juta", billion: "miliar", trillion: "triliun" };

const strings: Strings = {
  ...english,

  formats: {
    language: "id",
    dates: "id",
    justNow: "baru saja",
    baliTime: (time, day) => `pukul ${time} WITA, ${day}`,
    ago: (count, unit) => `${count} ${ages[unit]} yang lalu`,
    aboutRupiah: (figures, scale) => `sekitar ${figures} ${scales[scale]} rupiah`,
  },
};

export default strings;
