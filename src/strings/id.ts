/** The texts of the interface in Indonesian. en.ts describes them. */

import type { Said, Strings } from "./en";

const categories = { tips: "Tips", information: "Informasi", education: "Edukasi", news: "Berita" };
const ages = { second: "detik", minute: "menit", hour: "jam", day: "hari" };
const scales = { thousand: "ribu", million: "juta", billion: "miliar", trillion: "triliun" };

const numerals = " satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas".split(" ");

/** Spells a number below a billion, as on receipts: `17890` → "tujuh belas ribu delapan ratus sembilan puluh". */
const spelled = (value: number): string => {
  const by = (size: number, unit: string): string =>
    `${spelled(Math.floor(value / size))} ${unit} ${spelled(value % size)}`.trim();
  if (value < 12) return numerals[value] ?? "";
  if (value < 20) return `${numerals[value - 10]} belas`;
  if (value < 100) return by(10, "puluh");
  if (value < 1_000) return by(100, "ratus").replace("satu ratus", "seratus");
  if (value < 2_000) return by(1_000, "ribu").replace("satu ribu", "seribu");
  return value < 1_000_000 ? by(1_000, "ribu") : by(1_000_000, "juta");
};

/** What people say where the platform has another name. */
const usualNames: Readonly<Record<string, string>> = {
  AED: "Dirham UEA",
  QAR: "Riyal Qatar",
  TWD: "Dolar Taiwan",
};
const englishWords: Readonly<Record<string, string>> = {
  AED: "UAE",
  CNY: "Renminbi",
  GBP: "Sterling",
  MOP: "Macau",
};

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns the Indonesian name for one of no more than English words for the currency, in whatever letters, or of these and
 * "Small": "Dolar AS, pecahan kecil". Another name stays. It is English, unless it has Indonesian words for the currency.
 */
const rowName = (name: string, code: string, english: string, own: string): Said => {
  const known = wordsOf(`${english} ${englishWords[code] ?? ""}`);
  const rest = wordsOf(name).filter((word) => !known.includes(word));
  const usual = usualNames[code] ?? own;
  if (rest.length === 0) return { text: usual };
  if (/^small( notes?)?$/.test(rest.join(" ")))
    return { text: `${usual.replace("Amerika Serikat", "AS")}, pecahan kecil` };
  return rest.some((word) => wordsOf(own).includes(word)) ? { text: name } : { text: name, lang: "en" };
};

const strings: Strings = {
  common: {
    article: "Artikel",
    backHome: "Kembali ke beranda",
    branches: "Gerai",
    currencies: "Mata uang",
    checkConnection: "Mohon periksa koneksi internet Anda, lalu coba lagi.",
    close: "Tutup",
    didNotLoad: "Bagian ini gagal dimuat",
    error: "Terjadi kesalahan",
    refresh: "Perbarui",
    skipToContent: "Langsung ke isi halaman",
    tryAgain: "Coba Lagi",
    whatsapp: "WhatsApp",
  },

  errors: {
    unexpected: "Terjadi kesalahan yang tidak terduga!",
    unknown: "Kesalahan tidak dikenal",
  },

  loadFailure: {
    label: "Gangguan pemuatan",
    text: "Halaman ini belum termuat sepenuhnya: kurs terkini dan artikel belum tampil. Silakan telepon kami atau muat ulang halaman ini.",
    again: "Muat ulang halaman ini",
  },

  outdatedBrowser:
    "Versi peramban ini sudah usang, sehingga kurs terkini tidak dapat ditampilkan. Mohon perbarui peramban ini, atau buka halaman ini di peramban lain. Untuk layar dinding, cukup sambungkan stik streaming atau komputer kecil yang memiliki peramban versi terbaru.",

  routeAnnouncer: {
    loading: "Halaman sedang dimuat",
    navigatedTo: (page) => `Halaman terbuka: ${page}`,
  },

  toasts: {
    dismiss: "Tutup",
    region: "Pemberitahuan",
  },

  pager: {
    page: (page) => `Halaman ${page}`,
    previous: "Sebelumnya",
    next: "Berikutnya",
  },

  share: {
    share: "Bagikan",
    copyLink: "Salin tautan",
    copied: "Tautan disalin",
  },

  navigation: {
    main: "Utama",
    menu: "Menu",
    quickActions: "Pintasan",
    about: "Tentang Kami",
    articles: "Artikel",
    calculator: "Kalkulator",
    contact: "Kontak",
    faq: "Tanya Jawab",
    gallery: "Galeri",
    rates: "Kurs",
  },

  content: {
    count: (value) => spelled(value) || "nol",
  },

  openingHours: {
    // Guests from Jakarta live in another time zone.
    daily: (days, hours) => `${days} ${hours} WITA`,
    openUntil: (closes) => `Sedang buka - sampai ${closes} WITA`,
    closed: (opens) => `Sedang tutup, buka kembali ${opens} WITA`,
    closedFor: (occasion, opens) => `Tutup hari ini (${occasion}), buka kembali ${opens} WITA`,
    days: (first, last) => `${first} sampai ${last}`,
    noHours: "tutup",
    otherDays: (days, occasion, hours) => `${days}, ${occasion}: ${hours}`,
    noneAnnounced: "Saat ini tidak ada pengumuman hari tutup.",
    closedOnDay: (days, occasion) => `${days} (${occasion})`,
    closedOn: (days) => `Tutup pada ${days.join(", ")}.`,
    otherHours: (days) => `Jam khusus: ${days.join(", ")}.`,
  },

  formats: {
    language: "id",
    justNow: "baru saja",
    baliTime: (time, day) => `pukul ${time} WITA, ${day}`,
    ago: (count, unit) => `${count} ${ages[unit]} yang lalu`,
    rupiahInWords: (figures, scale, rupiah) =>
      Number.isInteger(rupiah) && rupiah < 1_000_000_000
        ? `${spelled(rupiah)} rupiah`
        : `sekitar ${figures} ${scales[scale]} rupiah`,
  },

  rates: {
    sides: { buy: "BELI", sell: "JUAL" },
    note: {
      ask: "Silakan tanya di gerai",
      since: (day) => `Sejak ${day}`,
      undated: "Waktu tidak diketahui",
    },
    rowName,
    notAvailable: "Tidak tersedia",
    none: "Saat ini belum ada kurs.",

    loading: "Memuat kurs",
    live: "Terkini",
    notLive: "Tidak terkini",
    notLiveSentence: "Kurs belum diperbarui.",
    liveUpdate: "Kurs terkini",
    connectionError: "Gangguan koneksi",
    unknownTime: "waktu tidak diketahui",
    lastUpdate: (time) => `Pembaruan terakhir - ${time}`,
    updated: (time) => `Diperbarui pukul ${time} WITA`,
    lastRate: (age) => `Kurs terakhir ${age}`,
    upToDateAgain: "Kurs sudah terkini kembali.",

    cannotLoad: "Koneksi ke data kurs sedang terganggu. Kami terus mencoba.",
    askOnWhatsapp: "Tanyakan kurs hari ini lewat WhatsApp",

    today: "Kurs Hari Ini",
    boardLink: "Halaman Kurs Terkini",
    fullPage: "Lihat Halaman Lengkap",
    weBuyAt: "Kami beli",
    about: (currency) => `Tentang ${currency}`,
    currency: "Mata uang",
    failed: "Gagal memuat data kurs. Silakan coba lagi.",
    cardsFailed: { text: "Gagal memuat data kurs. Silakan coba lagi nanti." },
    toasts: {
      lang: "id",
      refreshedTitle: "Berhasil",
      refreshed: "Data kurs berhasil diperbarui",
      refreshFailed: "Gagal memperbarui data kurs",
    },
  },

  calculator: {
    open: "Kalkulator",
    foreignCurrency: "Mata uang asing",
    swap: "Tukar posisi mata uang",

    youGiveUs: (amount) => `Anda menyerahkan ${amount}, jadi berlaku kurs `,
    youBuy: (have, amount) =>
      `Anda menyerahkan ${have} untuk membeli ${amount} dari kami, jadi berlaku kurs `,
    rateApplies: ": ",
    spokenResult: (have, want, rate) => `${have} menjadi ${want}, dengan kurs ${rate}.`,
    belowMinimum: (minimum, inCurrency) =>
      inCurrency === undefined
        ? `Di bawah transaksi minimum kami, yaitu ${minimum}.`
        : `Di bawah transaksi minimum kami, yaitu ${minimum} (sekitar ${inCurrency}).`,
    rateAndSide: (rate, side) => `${rate} (${side})`,

    loading: "Kalkulator siap dipakai setelah kurs dimuat.",
    mustAsk: (currency) => `Silakan tanyakan kurs ${currency} di gerai.`,
    notTraded: {
      buy: (currency) => `Saat ini kami tidak membeli ${currency}.`,
      sell: (currency) => `Saat ini kami tidak menjual ${currency}.`,
    },
    typeAnAmount: "Masukkan jumlah uang.",
    isInCurrency: (currency) =>
      `Jumlah ini dalam ${currency}. Tukar posisi mata uang untuk menyerahkan ${currency}.`,
    isInRupiah: "Jumlah ini dalam rupiah. Tukar posisi mata uang untuk menyerahkan rupiah.",
    unreadable: "Jumlah ini tidak dapat kami baca. Tuliskan dengan angka, misalnya 1.250,50.",
    tooLarge: "Untuk jumlah sebesar ini, silakan hubungi kami.",
  },

  banknotes: {
    asNotes: "Rincian pecahan",
    instruction: "Ketuk nilainya setiap kali kasir meletakkan selembar uang.",
    counted: (counted, due) => `${counted} dari ${due} lembar`,
    complete: "Lengkap",
    short: (missing) => `Kurang ${missing} lembar`,
    tooMany: (surplus) => `Lebih ${surplus} lembar`,
    otherNotes: "Pecahannya tidak sesuai",
    coins: (amount) => `dan ${amount} dalam uang logam`,
    rateChanged: (amount) => `(Kurs sudah berubah. Hitungan ini untuk ${amount}.)`,
    startOver: "Ulangi dari awal",
  },

  about: {
    whatsapp: (number) => `WhatsApp ${number}`,
    market: "kurs pasar",
  },

  board: {
    logo: (company) => `Logo ${company}`,
    back: "Kembali",
    fullscreen: "Layar penuh",
    currency: "MATA UANG",
    linksLabel: "Kalkulator, gerai, dan WhatsApp",
    tablePart: (part, parts) => `Kurs, bagian ${part} dari ${parts}`,
    legend: "Arti BELI dan JUAL",
    smallNotes: "-S = pecahan kecil, dengan kurs tersendiri",
    calculateWith: (currency) => `Hitung dengan ${currency}`,

    searchLabel: "Cari kode atau nama mata uang",
    searchPlaceholder: "Cari mata uang",
    found: (query, count) => `Mata uang yang cocok dengan ${query}: ${count}`,
    noneFound: "Tidak ada mata uang yang cocok dengan pencarian Anda",

    failedTitle: "Gagal Memuat Data",
    failedText: "Terjadi gangguan saat memuat data kurs. Silakan coba lagi.",
    emptyTitle: "Saat ini belum ada kurs",
    emptyText: "Kurs akan tampil di sini setelah ditetapkan. Sementara itu, silakan tanya di gerai.",
    refreshedTitle: "Berhasil",
    refreshed: "Data kurs berhasil diperbarui",
    refreshFailed: "Gagal memperbarui data kurs",

    ratesFrom: (time, age, day) =>
      `Kurs ${day === undefined ? "" : `${day} `}pukul ${time}, ${age}. Silakan tanyakan kepada kasir.`,
    ratesFromToo: (time, date) => ({
      text: `Rates ${date === undefined ? `from ${time}` : "of an earlier day"}. Please ask the cashier.`,
      lang: "en",
    }),

    askCashier: [
      { text: "Kurs sedang diperbarui. Silakan tanyakan kepada kasir." },
      { text: "Rates are being updated. Please ask the cashier.", lang: "en" },
    ],
    unknownBranch: (name, names) => `Tidak ada gerai bernama “${name}”. Yang ada: ${names}.`,

    notices: "Pengumuman",
    pauseNotices: "Jeda pengumuman",
    opens: (time) => `Buka kembali ${time}`,
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
    mapOf: (branch) => `Sketsa peta pesisir dengan tanda untuk ${branch}`,
    beeline: (distance) => `${distance} (garis lurus)`,
    directionsTo: (branch) => `Petunjuk arah: ${branch}`,
    phoneOf: (phone, branch) => `${phone}, ${branch}`,
    whatsappOf: (branch) => `WhatsApp: ${branch}`,
    openBranch: (distance, closes) => `${distance} dari Anda, buka sampai ${closes}`,
    closedBranch: (distance, opens) => `${distance} dari Anda, sedang tutup, buka kembali ${opens}`,

    pin: (mark, branch) => `${mark}: ${branch}`,
    you: "Anda",
    position: {
      unknown: "Peramban akan meminta izin lokasi Anda. Lokasi itu tetap berada di perangkat Anda.",
      asking: "Menunggu lokasi Anda…",
      refused: "Anda tidak membagikan lokasi, jadi gerai ditampilkan dalam urutan biasa.",
      unavailable: "Lokasi Anda tidak ditemukan, jadi gerai ditampilkan dalam urutan biasa.",
    },
    rough: (accuracy) =>
      `Perangkat Anda hanya mengetahui lokasi Anda dengan ketelitian sekitar ${accuracy}. Silakan pilih gerai dari daftar.`,
    nearest: (branch, distance, closes) =>
      `Gerai terdekat yang sedang buka: ${branch}, ${distance} dari Anda, buka sampai ${closes}.`,
    tooLate: (branch, distance, closes, opens) =>
      `Gerai yang sedang buka akan tutup sebelum Anda tiba. Gerai terdekat: ${branch}, ${distance} dari Anda, tutup pukul ${closes} dan buka kembali ${opens}.`,
    allClosed: (branch, distance, opens) =>
      `Semua gerai sedang tutup. Gerai terdekat: ${branch}, ${distance} dari Anda, buka kembali ${opens}.`,
  },

  contact: {
    sent: {
      title: "Pesan Terkirim!",
      text: "Terima kasih, kami akan menghubungi Anda segera.",
    },
    tooLong: "Layanan email web tidak menerima pesan sepanjang ini. Mohon persingkat pesan Anda.",
    noGmail: (sendButton) =>
      `Tombol ${sendButton} membuka draf di Gmail. Tekan Kirim di sana. Tidak punya Gmail?`,
    copyText: "Salin teks",
    copied: "Disalin",
    notCopied:
      "Peramban Anda tidak mengizinkan penyalinan. Teks pesan sudah disorot, jadi Anda dapat menyalinnya sendiri.",
    mailSubject: (name) => `Pesan dari ${name}`,
    mailBody: (name, phone, email, message) =>
      `Nama: ${name}\nTelepon: ${phone}\nEmail: ${email}\nPesan: ${message}`,
  },

  articles: {
    categories,
    badge: categories,
    author: "Admin",
    readingTime: "Waktu baca 5 menit",
    readMore: "Selengkapnya",
    about: "tentang",
    viewAll: "Lihat Semua Artikel",
    backToList: "Kembali ke daftar artikel",
    latest: "Artikel terbaru",
    related: "Artikel terkait",
    nextSteps: "Langkah berikutnya",
    neighbours: "Artikel lebih baru dan lebih lama",
    newer: "Artikel lebih baru",
    older: "Artikel lebih lama",
    feed: "Artikel (RSS)",

    listLoading: "Memuat daftar artikel",
    articleLoading: "Memuat artikel",
    region: (page) => `Artikel, halaman ${page}`,
    pages: "Halaman daftar artikel",
    shown: (from, to, total) => `Menampilkan ${from} - ${to} dari ${total} artikel`,

    none: "Belum ada artikel. Artikel akan tampil di sini setelah yang pertama diterbitkan.",
    noSuchPage: (page) => `Halaman ${page} tidak ada`,
    goToFirstPage: "Ke halaman 1",

    receivedAt: (time) => `Diterima pukul ${time},`,
    reconnecting: "Kami masih mencoba terhubung kembali.",
    mayBeRemovedSince: "Artikel ini mungkin sudah dihapus.",
    missing: {
      title: "Artikel Tidak Ditemukan",
      text: "Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia.",
    },
    listFailed: "Gagal memuat artikel. Silakan coba lagi nanti.",
    articleFailed: "Artikel ini tidak dapat dimuat. Silakan coba lagi.",
    articleRemoved: "Silakan baca artikel terbaru di bawah ini.",
    bodyFailed: "Isi artikel ini tidak dapat dimuat.",
    retryFailed: "Masih belum berhasil.",
    noScript: "Artikel dimuat dengan JavaScript, yang dimatikan di peramban ini.",
  },
};

export default strings;
