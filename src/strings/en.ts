/**
 * The texts of the interface in English, by feature. docs/specification.md fixes the wording; marketing edits its own texts in
 * content/. A text with parts is a function of formatted values that returns the whole sentence.
 */

import type { Language } from "./languages";

/** A text with its language, if that is not the page's. */
export type Said = { readonly text: string; readonly lang?: Language };

/** Texts of more than one feature. */
const common = {
  article: "Article",
  backHome: "Back to home",
  branches: "Branches",
  currencies: "Currencies",
  checkConnection: "Please check your connection and try again.",
  close: "Close",
  didNotLoad: "Couldn't load this",
  error: "Error",
  refresh: "Refresh",
  skipToContent: "Skip to content",
  tryAgain: "Try Again",
  whatsapp: "WhatsApp",
};

const errors = {
  /** Title and heading of the page that replaces one that threw. */
  unexpected: "Unexpected Application Error!",
  unknown: "Unknown error",
};

/** On a page whose scripts or data do not arrive. */
const loadFailure = {
  label: "Loading problem",
  text: "This page did not load completely: live rates and articles are missing. Please call us, or load the page again.",
  again: "Load this page again",
};

const outdatedBrowser =
  "This browser is too old to show live rates. Please update it, or open this page in another browser. On a wall screen, a streaming stick or a small computer with a current browser will do.";

/** Announced when the next page takes long, and when it is there. */
const routeAnnouncer = {
  loading: "The page is loading",
  navigatedTo: (page: string) => `Navigated to ${page}`,
};

const toasts = {
  dismiss: "Dismiss",
  region: "Notifications",
};

const pager = {
  page: (page: number) => `Page ${page}`,
  previous: "Previous",
  next: "Next",
};

const share = {
  share: "Share",
  copyLink: "Copy link",
  copied: "Link copied",
};

const navigation = {
  main: "Main",
  menu: "Menu",
  quickActions: "Quick actions",
  about: "About Us",
  articles: "Articles",
  calculator: "Calculator",
  contact: "Contact",
  faq: "FAQ",
  gallery: "Gallery",
  rates: "Rates",
};

const openingHours = {
  daily: (days: string, hours: string) => `${days} ${hours}`,
  openUntil: (closes: string) => `Open now - until ${closes}`,
  closed: (opens: string) => `Closed now, opens ${opens} Bali time`,
  closedFor: (occasion: string, opens: string) => `Closed today (${occasion}), opens ${opens} Bali time`,
  days: (first: string, last: string) => `${first} to ${last}`,
  /** Instead of the hours of a day. */
  noHours: "closed",
  /** `8 March 2027, Nyepi: closed` */
  otherDays: (days: string, occasion: string, hours: string) => `${days}, ${occasion}: ${hours}`,
  /** Promises nothing: entries of past days stay in the content, or are removed. */
  noneAnnounced: "No closed days are announced at present.",
  closedOnDay: (days: string, occasion: string) => `${days} (${occasion})`,
  closedOn: (days: readonly string[]) => `Closed on ${days.join(", ")}.`,
  otherHours: (days: readonly string[]) => `Other hours: ${days.join(", ")}.`,
};

const numerals = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** In texts of content/. */
const content = {
  count: (value: number) => numerals[value] ?? String(value),
};

/** Between the figures of a rounded amount and its currency. */
export type Scale = "thousand" | "million" | "billion" | "trillion";

/** Words around times and numbers. */
const formats = {
  /** Of these texts. */
  language: "en" as Language,
  justNow: "just now",
  baliTime: (time: string, day: string) => `${time} Bali time, ${day}`,
  ago: (count: number, unit: "second" | "minute" | "hour" | "day") =>
    `${count} ${unit}${count === 1 ? "" : "s"} ago`,
  /** @param figures and scale of the rounded amount, such as `4,39` million */
  rupiahInWords: (figures: string, scale: Scale, _rupiah: number) => `about ${figures} ${scale} rupiah`,
};

const about = {
  whatsapp: (number: string) => `WhatsApp ${number}`,
  market: "market rate",
};

/** Rates in every view. */
const rates = {
  /** Both sides of the counter. */
  sides: { buy: "BUY", sell: "SELL" },
  /** Beside a single rate. */
  note: {
    ask: "Please ask at the counter",
    since: (day: string) => `Since ${day}`,
    undated: "Time unknown",
  },
  /** The name of a row, whose currency has an English name and one of this language. */
  rowName: undefined as ((name: string, code: string, english: string, own: string) => Said) | undefined,
  notAvailable: "Not available",
  none: "No rates are listed at the moment.",

  loading: "Loading rates",
  live: "Live",
  /** On a narrow card. */
  notLive: "Not live",
  notLiveSentence: "Not live.",
  liveUpdate: "Live Update",
  connectionError: "Connection Error",
  unknownTime: "time unknown",
  lastUpdate: (time: string) => `Last Update - ${time}`,
  updated: (time: string) => `Updated ${time}, Bali time`,
  lastRate: (age: string) => `Last rate ${age}`,
  upToDateAgain: "Rates are up to date again.",

  cannotLoad: "We can't load rates right now. Still trying.",
  askOnWhatsapp: "Ask for today's rate on WhatsApp",

  today: "Today's Rates",
  boardLink: "Real-time Rates Page",
  fullPage: "View Full Page",
  weBuyAt: "We buy at",
  /** Leads to the page of a currency. */
  about: (currency: string) => `About ${currency}`,
  currency: "Currency",
  failed: "Failed to load rate data. Please try again.",
  /** Over the cards. */
  cardsFailed: { text: "Gagal memuat data kurs. Silakan coba lagi nanti.", lang: "id" } as Said,
  /** Of "Refresh" in the dialog. */
  toasts: {
    lang: "id" as Language,
    refreshedTitle: "Berhasil",
    refreshed: "Data kurs berhasil diperbarui",
    refreshFailed: "Gagal memperbarui data kurs",
  },
};

const calculator = {
  open: "Calculator",
  foreignCurrency: "Foreign currency",
  swap: "Swap the currencies",

  /** Followed by the side in bold and `rateApplies`. */
  youGiveUs: (amount: string) => `You give us ${amount}, so the `,
  youBuy: (have: string, amount: string) => `You give us ${have}. You buy ${amount} from us, so the `,
  /** Followed by the rate and a full stop. */
  rateApplies: " rate applies: ",
  spokenResult: (have: string, want: string, rate: string) => `${have} is ${want}, at ${rate}.`,
  /** @param inCurrency the minimum in the visitor's currency, if that is another one */
  belowMinimum: (minimum: string, inCurrency?: string) =>
    inCurrency === undefined
      ? `Below our minimum of ${minimum}.`
      : `Below our minimum of ${minimum}, about ${inCurrency}.`,
  /** In the enquiry that marketing has written. */
  rateAndSide: (rate: string, side: string) => `${rate} (${side})`,

  loading: "The calculator starts when rates arrive.",
  mustAsk: (currency: string) => `Please ask at the counter for the rate of ${currency}.`,
  notTraded: {
    buy: (currency: string) => `We do not buy ${currency} at the moment.`,
    sell: (currency: string) => `We do not sell ${currency} at the moment.`,
  },
  typeAnAmount: "Type an amount.",
  isInCurrency: (currency: string) =>
    `This amount is in ${currency}. Swap the currencies to give us ${currency}.`,
  isInRupiah: "This amount is in rupiah. Swap the currencies to give us rupiah.",
  unreadable: "We cannot read this amount. Write it in figures, such as 1.250,50.",
  tooLarge: "For an amount this large, please ask us.",
};

/** Counting the banknotes of an amount. */
const banknotes = {
  asNotes: "As notes",
  instruction: "Tap a note each time the cashier lays one down.",
  counted: (counted: number, due: number) => `${counted} of ${due} ${due === 1 ? "note" : "notes"}`,
  complete: "Complete",
  short: (missing: number) => `${missing} short`,
  tooMany: (surplus: number) => `${surplus} too many`,
  otherNotes: "Not the notes that were due",
  coins: (amount: string) => `and ${amount} in coins`,
  /** After the verdict. */
  rateChanged: (amount: string) => `(The rate has changed meanwhile. This count is of ${amount}.)`,
  startOver: "Start over",
};

const board = {
  logo: (company: string) => `${company} logo`,
  back: "Back",
  fullscreen: "Fullscreen",
  currency: "CURRENCY",
  linksLabel: "Calculator, branches and chat",
  tablePart: (part: number, parts: number) => `Rates, part ${part} of ${parts}`,
  legend: "What BUY and SELL mean",
  /** Such as those of USD-S, the row "US Dollar Small". */
  smallNotes: "-S = small notes, at rates of their own",
  calculateWith: (currency: string) => `Calculate with ${currency}`,

  searchLabel: "Search currency code or name",
  searchPlaceholder: "Search currency",
  found: (query: string, count: number) => `Currencies found for ${query}: ${count}`,
  noneFound: "No currency matches your search",

  failedTitle: "Failed to Load Data",
  failedText: "An error occurred while fetching rate data. Please try again.",
  emptyTitle: "No rates at the moment",
  emptyText: "They will appear here once set. In the meantime, please ask at the counter.",
  refreshedTitle: "Success",
  refreshed: "Exchange rate data updated successfully",
  refreshFailed: "Failed to update exchange rate data",

  /** @param day of the time, unless it is today */
  ratesFrom: (time: string, age: string, day?: string) =>
    `Rates from ${day === undefined ? "" : `${day}, `}${time}, ${age}. Please ask the cashier.`,
  /** The same in another language of those who stand before a wall screen. `date` is in Indonesian. */
  ratesFromToo: (time: string, date = "pukul"): Said => ({
    text: `Kurs ${date} ${time}. Silakan tanyakan kepada kasir.`,
    lang: "id",
  }),

  /** Over a wall screen without rates, in the languages of those who stand before it. */
  askCashier: [
    { text: "Rates are being updated. Please ask the cashier." },
    { text: "Kurs sedang diperbarui. Silakan tanyakan kepada kasir.", lang: "id" },
  ] as readonly Said[],
  /** @param names of the branches there are, as in an address */
  unknownBranch: (name: string, names: string) => `No branch is called “${name}”. There are: ${names}.`,

  notices: "Notices",
  pauseNotices: "Pause the notices",
  opens: (time: string) => `Opens ${time}`,
};

const gallery = {
  pages: "Gallery pages",
  shown: (first: number, last: number, total: number) => `${first} - ${last} of ${total} photos`,
  photo: (number: number, total: number) => `Photo ${number} of ${total}`,
  position: (number: number, total: number) => `${number} of ${total}`,
  previous: "Previous photo",
  next: "Next photo",
};

const testimonials = {
  stars: (rating: number, most: number) => `${rating} out of ${most} stars`,
};

const locations = {
  ocean: "Indian Ocean",
  instagram: "Instagram",
  facebook: "Facebook",

  breadcrumb: "Breadcrumb",
  call: (phone: string) => `Call ${phone}`,
  callShort: "Call",
  callBranch: (branch: string) => `Call: ${branch}`,
  findUs: "How to find us",
  bring: "What to bring",
  hours: "Opening hours",
  nearby: "Our nearest other counters",
  /** Printed beside a QR code. */
  scan: (address: string) => `Scan for today's rates and directions, or open ${address}`,
  home: "Home",
  directions: "Directions",
  mapOf: (branch: string) => `Sketch map of the coast with ${branch} marked`,
  /** Roads are longer. */
  beeline: (distance: string) => `${distance} in a straight line`,
  directionsTo: (branch: string) => `Directions: ${branch}`,
  phoneOf: (phone: string, branch: string) => `${phone}, ${branch}`,
  whatsappOf: (branch: string) => `WhatsApp: ${branch}`,
  openBranch: (distance: string, closes: string) => `${distance} from you, open until ${closes}`,
  closedBranch: (distance: string, opens: string) => `${distance} from you, closed, opens ${opens}`,

  /** A mark on the map. */
  pin: (mark: string, branch: string) => `${mark}: ${branch}`,
  /** Beside the visitor's own mark on the map. */
  you: "You",
  /** By the state of the request for the visitor's position. */
  position: {
    unknown: "Your browser will ask for your position, which stays on your device.",
    asking: "Waiting for your position…",
    refused: "You did not share your position, so the counters are in their usual order.",
    unavailable: "We could not find your position, so the counters are in their usual order.",
  },
  rough: (accuracy: string) =>
    `Your device knows your position to about ${accuracy} only. Please choose a counter from the list.`,
  nearest: (branch: string, distance: string, closes: string) =>
    `The nearest open counter is ${branch}, ${distance} from you. It is open until ${closes}.`,
  tooLate: (branch: string, distance: string, closes: string, opens: string) =>
    `The open counters close before you can be there. The nearest is ${branch}, ${distance} from you. It closes at ${closes} and opens again ${opens}.`,
  allClosed: (branch: string, distance: string, opens: string) =>
    `All counters are closed now. The nearest is ${branch}, ${distance} from you. It opens ${opens}.`,
};

const contact = {
  /** In Indonesian on English pages too (specification, section 8). */
  sent: {
    title: "Pesan Terkirim!",
    text: "Terima kasih, kami akan menghubungi Anda segera.",
    lang: "id",
  } as Said & { readonly title: string },
  tooLong: "Web mail does not take a message of this length. Please shorten it.",
  /** Followed by the company's address. */
  noGmail: (sendButton: string) => `${sendButton} opens a Gmail draft; press Send there. No Gmail?`,
  copyText: "Copy the text",
  copied: "Copied",
  notCopied: "Your browser did not allow copying. The message is selected, so you can copy it yourself.",
  mailSubject: (name: string) => `Contact from ${name}`,
  mailBody: (name: string, phone: string, email: string, message: string) =>
    `Name: ${name}\nPhone: ${phone}\nEmail: ${email}\nMessage: ${message}`,
};

const articles = {
  /** On cards. */
  categories: { tips: "Tips", information: "Information", education: "Education", news: "News" },
  /** On the article's own page, in Indonesian on English pages too (specification, section 3). */
  badge: { tips: "Tips", information: "Informasi", education: "Edukasi", news: "Berita", lang: "id" } as {
    readonly [name in "tips" | "information" | "education" | "news"]: string;
  } & Pick<Said, "lang">,
  author: "Admin",
  readingTime: "5 min read",
  readMore: "Read More",
  /** Stands between "Read More" and the title. */
  about: "about",
  viewAll: "View All Articles",
  backToList: "Back to articles",
  latest: "Latest articles",
  related: "Related articles",
  nextSteps: "Next steps",
  neighbours: "Newer and older articles",
  newer: "Newer article",
  older: "Older article",
  feed: "Articles (RSS)",

  listLoading: "Loading articles",
  articleLoading: "Loading article",
  region: (page: number) => `Articles, page ${page}`,
  pages: "Article pages",
  shown: (from: string, to: string, total: string) => `Showing ${from} - ${to} of ${total} articles`,

  none: "No articles yet. They will appear here once the first one is published.",
  noSuchPage: (page: number) => `There is no page ${page}`,
  goToFirstPage: "Go to page 1",

  /** Followed by the age and a full stop. */
  receivedAt: (time: string) => `Received at ${time},`,
  reconnecting: "Still trying to reconnect.",
  mayBeRemovedSince: "It may have been removed since.",
  /** In Indonesian on English pages too (specification, section 8). */
  missing: {
    title: "Artikel Tidak Ditemukan",
    text: "Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia.",
    lang: "id",
  } as Said & { readonly title: string },
  listFailed: "Failed to load articles. Please try again later.",
  articleFailed: "This article could not be loaded. Please try again.",
  articleRemoved: "This article may have been removed. The latest ones are below.",
  bodyFailed: "The text of this article could not be loaded.",
  retryFailed: "Still not working.",
  noScript: "Articles are loaded by JavaScript, which is switched off in this browser.",
};

const strings = {
  common,
  errors,
  loadFailure,
  outdatedBrowser,
  routeAnnouncer,
  toasts,
  pager,
  share,
  navigation,
  openingHours,
  content,
  formats,
  about,
  rates,
  calculator,
  banknotes,
  board,
  gallery,
  testimonials,
  locations,
  contact,
  articles,
};

/** The texts of the interface in one language. */
export type Strings = typeof strings;

export default strings;
