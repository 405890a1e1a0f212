/**
 * The English texts of the interface, one export a feature. The wording is fixed by docs/specification.md; texts that
 * marketing edits stand in content/. A text with parts is a function that returns the whole sentence. Its parts arrive
 * formatted. Where markup stands inside a sentence, the words around it are named after it.
 *
 * Import as a whole: `import * as en from "…/strings/en"`.
 */

/** What more than one feature says. */
export const common = {
  article: "Article",
  backHome: "Back to home",
  branches: "Branches",
  checkConnection: "Please check your connection and try again.",
  close: "Close",
  didNotLoad: "This did not load",
  error: "Error",
  refresh: "Refresh",
  skipToContent: "Skip to content",
  tryAgain: "Try Again",
  whatsapp: "WhatsApp",
} as const;

export const errors = {
  /** Title and heading of the page that takes the place of one that threw. */
  unexpected: "Unexpected Application Error!",
  unknown: "Unknown error",
  partDidNotLoad: "Part of this page did not load. It will be tried again by itself.",
} as const;

/** Read out while the next page takes long. */
export const pageTurn = { loading: "The page is loading" } as const;

export const toasts = {
  dismiss: "Dismiss",
  region: "Notifications",
} as const;

export const pager = {
  page: (page: number) => `Page ${page}`,
  previous: "Previous",
  next: "Next",
} as const;

export const share = {
  share: "Share",
  copyLink: "Copy link",
  copied: "Link copied",
} as const;

export const navigation = {
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
} as const;

export const openingHours = {
  openUntil: (closes: string) => `Open now - until ${closes}`,
  closed: (opens: string) => `Closed, opens ${opens}`,
  closedFor: (occasion: string, opens: string) => `Closed for ${occasion}, opens ${opens}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  /** In place of the hours of a day. */
  noHours: "closed",
  /** `8 March 2027, Nyepi: closed` */
  otherDays: (days: string, occasion: string, hours: string) => `${days}, ${occasion}: ${hours}`,
  always: "We are open every day of the year.",
  closedOnDay: (days: string, occasion: string) => `${days} (${occasion})`,
  closedOn: (days: readonly string[]) => `Closed on ${days.join(", ")}.`,
} as const;

/** Words around times and numbers. */
export const formats = {
  justNow: "just now",
  baliTime: (time: string, day: string) => `${time} Bali time, ${day}`,
  aboutRupiah: (number: string) => `about ${number} rupiah`,
} as const;

export const about = {
  whatsapp: (number: string) => `WhatsApp +${number}`,
  market: "market in between",
} as const;

/** The rates themselves, wherever they stand. */
export const rates = {
  /** Both sides of the counter. */
  sides: { buy: "BUY", sell: "SELL" },
  buyMeans: (meaning: string) => `BUY = ${meaning}`,
  sellMeans: (meaning: string) => `SELL = ${meaning}`,
  perUnit: (name: string, unit: number) => `${name}, per ${unit}`,
  /** Beside a single rate. */
  note: {
    implausible: "Please ask at the counter",
    since: (day: string) => `Since ${day}`,
    dated: (day: string) => `Dated ${day}`,
  },
  notAvailable: "Not available",
  none: "No rates are listed at the moment.",

  loading: "Loading rates",
  live: "Live",
  notLive: "Not live",
  liveUpdate: "Live Update",
  connectionError: "Connection Error",
  lastUpdate: (time: string) => `Last Update - ${time}`,
  updated: (age: string) => `Updated ${age}`,
  /** After 'Not live'. */
  from: (age: string) => `from ${age}`,
  /** As long as an age of live rates gets. */
  longestAge: "59 seconds ago",
  /** Followed by the time and the age. */
  received: "Rates received",
  receivedAt: (time: string) => `at ${time}`,
  receivedAtWithAge: (time: string) => `at ${time}, `,
  upToDateAgain: "Rates are up to date again.",

  cannotBeLoaded: "Rates cannot be loaded now",
  weKeepTrying: "We keep trying.",
  didNotLoad: "The rates did not load.",
  askOnWhatsapp: "Ask for today's rate on WhatsApp",

  today: "Today's Rates",
  boardLink: "Real-time Rates Page",
  fullPage: "View Full Page",
  weBuyAt: "We buy at",
  currency: "Currency",
  failed: "Failed to load rate data. Please try again.",
} as const;

export const calculator = {
  dialogTitle: "Calculator",
  foreignCurrency: "Foreign currency",
  swap: "Swap the currencies",
  linkLabel: "Link to this calculation",

  /** Followed by the side in bold and `rateApplies`. */
  youHandUs: (amount: string) => `You hand us ${amount}, so the `,
  youTake: (amount: string) => `You take ${amount} from us, so the `,
  /** Followed by the rate and a full stop. */
  rateApplies: " rate applies: ",
  spokenResult: (have: string, want: string, rate: string) => `${have} is ${want}, at ${rate}.`,
  spokenMinimum: (least: string) => `This amount is below the minimum: ${least} or more is needed.`,
  belowMinimum: "This amount is below it.",
  belowMinimumOf: (least: string) => `This amount is below it: ${least} or more is needed.`,

  rateNote: {
    since: (day: string) => `Rate since ${day}`,
    dated: (day: string) => `Rate dated ${day}`,
  },
  rateChecked: (age: string) => `Rate checked ${age}`,
  rateNotLive: "Rate not live",
  /** In the enquiry that marketing has written. */
  rateAndSide: (rate: string, side: string) => `${rate} (${side})`,
  thisMoment: "this moment",

  loading: "The calculator starts as soon as the rates are here.",
  failed: "Rates cannot be loaded at the moment.",
  implausible: (currency: string) => `Please ask at the counter for the rate of ${currency}.`,
  notTraded: {
    buy: (currency: string) => `We do not buy ${currency} at the moment.`,
    sell: (currency: string) => `We do not sell ${currency} at the moment.`,
  },
  typeAnAmount: "Type an amount.",
  isInCurrency: (currency: string) =>
    `This amount is in ${currency}. Swap the currencies to hand us ${currency}.`,
  isInRupiah: "This amount is in rupiah. Swap the currencies to hand us rupiah.",
  unreadable: "We cannot read this amount. Write it in figures, such as 1.250,50.",
  tooLarge: "This amount is too large to work out here. Ask us.",
} as const;

/** Counting the banknotes of an amount. */
export const banknotes = {
  asNotes: "As notes",
  instruction: "Tap a note each time the cashier lays one down.",
  counted: (counted: number, due: number) => `${counted} of ${due} ${due === 1 ? "note" : "notes"}`,
  complete: "Complete",
  short: (missing: number) => `${missing} short`,
  tooMany: (surplus: number) => `${surplus} too many`,
  otherNotes: "Not the notes that were due",
  coins: (amount: string) => `and ${amount} in coins`,
  startOver: "Start over",
} as const;

export const board = {
  logo: (company: string) => `${company} logo`,
  back: "Back",
  fullscreen: "Fullscreen",
  fullscreenRefused: "The browser refused fullscreen. Try the F11 key.",
  currency: "CURRENCY",
  tablePart: (part: number, parts: number) => `Rates, part ${part} of ${parts}`,
  calculateWith: (currency: string) => `Calculate with ${currency}`,

  searchLabel: "Search currency code or name",
  searchPlaceholder: "Search currency",
  found: (query: string, count: number) => `Currencies found for ${query}: ${count}`,
  noneFound: "No currency matches your search",

  failedTitle: "Failed to Load Data",
  failedText: "An error occurred while fetching rate data. Please try again.",
  emptyTitle: "No rates at the moment",
  emptyText: "They appear here as soon as they are set. Please ask at the counter meanwhile.",
  refreshedTitle: "Success",
  refreshed: "Exchange rate data updated successfully",
  refreshFailed: "Failed to update exchange rate data",

  /** Followed by the time, `staleAge` and `reconnecting`. */
  showingRates: "Showing the rates received",
  staleAge: (age: string) => `, ${age}`,
  reconnecting: ". We keep trying to reconnect.",

  notices: "Notices",
  pauseNotices: "Pause the notices",
  ratesFrom: (time: string) => `Rates from ${time}. Please ask the cashier.`,
  opens: (time: string) => `Opens ${time}`,
} as const;

export const gallery = {
  pages: "Gallery pages",
  shown: (first: number, last: number, total: number) => `${first} - ${last} of ${total} photos`,
  photo: (number: number, total: number) => `Photo ${number} of ${total}`,
  position: (number: number, total: number) => `${number} of ${total}`,
  previous: "Previous photo",
  next: "Next photo",
  failed: "The photos couldn't load",
} as const;

export const testimonials = {
  stars: (rating: number, most: number) => `${rating} out of ${most} stars`,
} as const;

export const locations = {
  ocean: "Indian Ocean",
  instagram: "Instagram",
  facebook: "Facebook",

  directions: "Directions",
  openMap: "Open map",
  directionsTo: (branch: string) => `Directions: ${branch}`,
  openMapOf: (branch: string) => `Open map: ${branch}`,
  phoneOf: (phone: string, branch: string) => `${phone}, ${branch}`,
  whatsappOf: (branch: string) => `WhatsApp: ${branch}`,
  openBranch: (distance: string, duration: string) => `${distance} from you, closes in ${duration}`,
  closedBranch: (distance: string, opens: string) => `${distance} from you, closed, opens ${opens}`,

  /** By what is known of the visitor's position. */
  position: {
    unknown: "Your browser asks for your position. It stays on your device.",
    asking: "Waiting for your position…",
    refused: "Your position was not shared, so the counters stand in their usual order.",
    unavailable: "Your position could not be found, so the counters stand in their usual order.",
  },
  nearest: (branch: string, distance: string) =>
    `The nearest open counter is ${branch}, ${distance} from you.`,
  allClosed: (branch: string, distance: string, opens: string) =>
    `All counters are closed now. The first in the list is ${branch}, ${distance} from you; it opens ${opens}.`,
} as const;

export const contact = {
  tooLong: (excess: number) =>
    `Web mail does not take a message of this length. Please shorten it by about ${excess} characters.`,
  blocked: "Your browser did not open the new tab. Your message is still here.",
  openInWebMail: "Open the message in web mail",
  /** Followed by the company's address. */
  noGmail: (sendButton: string) => `${sendButton} opens a Gmail draft; press Send there. No Gmail?`,
  mailSubject: (name: string) => `Contact from ${name}`,
  mailBody: (name: string, phone: string, email: string, message: string) =>
    `Name: ${name}\nPhone: ${phone}\nEmail: ${email}\nMessage: ${message}`,
} as const;

export const articles = {
  categories: { tips: "Tips", information: "Information", education: "Education", news: "News" },
  author: "Admin",
  readingTime: "5 min read",
  readMore: "Read More",
  /** After 'Read More', followed by the title. */
  about: "about",
  viewAll: "View All Articles",
  backToList: "Back to articles",
  latest: "Latest articles",
  related: "Related articles",
  nextSteps: "Next steps",
  linkLabel: "Link to this article",

  listLoading: "Loading articles",
  articleLoading: "Loading article",
  region: (page: number) => `Articles, page ${page}`,
  pages: "Article pages",
  shown: (first: number, last: number, total: number) => `Showing ${first} - ${last} of ${total} articles`,

  none: "No articles yet. They appear here as soon as the first one is published.",
  noneTitle: "No articles yet",
  noneText: "They appear here as soon as the first one is published.",
  noSuchPage: (page: number) => `There is no page ${page}`,
  nothingOnPage: (page: number) => `There is nothing on page ${page}`,
  endOnPage: (page: number) => `The articles end on page ${page}.`,
  fitOnOnePage: "The articles fit on one page.",
  goToFirstPage: "Go to page 1",

  /** Followed by the time, a comma, the age and a full stop. */
  receivedAt: "Received at",
  mayBeRemovedSince: "It may have been removed since.",
  reconnecting: "We keep trying to reconnect.",
  listFailed: "Failed to load articles. Please try again later.",
  articleFailed: "This article could not be loaded. Please try again.",
  articleRemoved: "This article may have been removed. The latest ones are below.",
  bodyFailed: "The text of this article could not be loaded.",
  retryFailed: "That did not work either.",
  noScript: "Articles are loaded by JavaScript, which is switched off in this browser.",

  /** Names a table without a caption. */
  table: (number: number) => `Table ${number}`,
  pictureOn: (host: string) => `Picture on ${host}`,
  watchOnYouTube: "Watch on YouTube",
  watchOnVimeo: "Watch on Vimeo",
  viewOnInstagram: "View on Instagram",
  watchOnTikTok: "Watch on TikTok",
  openInGoogleMaps: "Open in Google Maps",
} as const;
