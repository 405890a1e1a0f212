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

  openingHours: {
    openUntil: (closes) => `Buka sekarang - sampai ${closes}`,
    closed: (opens) => `Tutup sekarang, buka ${opens} WITA`,
    closedFor: (occasion, opens) => `Tutup hari ini (${occasion}), buka ${opens} WITA`,
    days: (first, last) => `${first} sampai ${last}`,
    noHours: "tutup",
    otherDays: (days, occasion, hours) => `${days}, ${occasion}: ${hours}`,
    noneAnnounced: "Saat ini tidak ada hari tutup yang diumumkan.",
    closedOnDay: (days, occasion) => `${days} (${occasion})`,
    closedOn: (days) => `Tutup pada ${days.join(", ")}.`,
  },

  formats: {
    language: "id",
    dates: "id",
    justNow: "baru saja",
    baliTime: (time, day) => `pukul ${time} WITA, ${day}`,
    ago: (count, unit) => `${count} ${ages[unit]} yang lalu`,
    aboutRupiah: (figures, scale) => `sekitar ${figures} ${scales[scale]} rupiah`,
  },

  about: {
    whatsapp: (number) => `WhatsApp ${number}`,
    market: "kurs pasar",
  },

  gallery: {
    pages: "Halaman galeri",
    shown: (first, last, total) => `${first} - ${last} dari ${total} foto`,
    photo: (number, total) => `Foto ${number} dari ${total}`,
    position: (number, total) => `${number} dari ${total}`,
    previous: "Foto sebelumnya",
    next: "Foto berikutnya",
  },

  testimonials: {
    stars: (rating, most) => `${rating} dari ${most} bintang`,
  },

  locations: {
    ocean: "Samudra Hindia",
    instagram: "Instagram",
    facebook: "Facebook",

    breadcrumb: "Jalur navigasi",
    call: (phone) => `Telepon ${phone}`,
    callShort: "Telepon",
    callBranch: (branch) => `Telepon: ${branch}`,
    findUs: "Cara menemukan kami",
    bring: "Yang perlu dibawa",
    hours: "Jam buka",
    nearby: "Gerai lain yang terdekat",
    scan: (address) => `Pindai untuk melihat kurs hari ini dan petunjuk arah, atau buka ${address}`,
    home: "Beranda",
    directions: "Petunjuk arah",
    openMap: "Buka peta",
    mapOf: (branch) => `Sketsa peta pesisir dengan tanda untuk ${branch}`,
    beeline: (distance) => `${distance} dalam garis lurus`,
    directionsTo: (branch) => `Petunjuk arah: ${branch}`,
    openMapOf: (branch) => `Buka peta: ${branch}`,
    phoneOf: (phone, branch) => `${phone}, ${branch}`,
    whatsappOf: (branch) => `WhatsApp: ${branch}`,
    openBranch: (distance, duration) => `${distance} dari Anda, tutup ${duration} lagi`,
    closedBranch: (distance, opens) => `${distance} dari Anda, sedang tutup, buka ${opens}`,
    hoursLeft: (hours) => `${hours} jam`,
    minutesLeft: (minutes) => `${minutes} menit`,

    pin: (mark, branch) => `${mark}: ${branch}`,
    you: "Anda",
    position: {
      unknown: "Peramban akan meminta izin lokasi Anda. Lokasi itu tetap berada di perangkat Anda.",
      asking: "Menunggu lokasi Anda…",
      refused: "Anda tidak membagikan lokasi, jadi gerai ditampilkan dalam urutan biasa.",
      unavailable: "Lokasi Anda tidak ditemukan, jadi gerai ditampilkan dalam urutan biasa.",
    },
    nearest: (branch, distance) => `Gerai terdekat yang sedang buka: ${branch}, ${distance} dari Anda.`,
    allClosed: (branch, distance, opens) =>
      `Semua gerai sedang tutup. Gerai terdekat: ${branch}, ${distance} dari Anda, buka ${opens}.`,
  },

  contact: {
    sent: {
      title: "Pesan Terkirim!",
      text: "Terima kasih, kami akan menghubungi Anda segera.",
    },
    tooLong: (excess) =>
      `Layanan email web tidak menerima pesan sepanjang ini. Mohon persingkat sekitar ${excess} karakter.`,
    noGmail: (sendButton) =>
      `Tombol ${sendButton} membuka draf di Gmail. Tekan Kirim di sana. Tidak punya Gmail?`,
    copyText: "Salin teksnya",
    copied: "Tersalin",
    notCopied:
      "Peramban Anda tidak mengizinkan penyalinan. Pesan sudah ditandai, jadi Anda dapat menyalinnya sendiri.",
    mailSubject: (name) => `Pesan dari ${name}`,
    mailBody: (name, phone, email, message) =>
      `Nama: ${name}\nTelepon: ${phone}\nEmail: ${email}\nPesan: ${message}`,
  },
};

export default strings;
