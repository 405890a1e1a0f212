/** Rates in every view. */
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
    undated: "Time unknown",
  },
  notAvailable: "Not available",
  none: "No rates are listed at the moment.",

  loading: "Loading rates",
  live: "Live",
  notLive: "Not live",
  liveUpdate: "Live Update",
  connectionError: "Connection Error",
  unknownTime: "time unknown",
  lastUpdate: (time: string) => `Last Update - ${time}`,
  updated: (age: string) => `Updated ${age}`,
  notLiveSentence: "Not live.",
  /** After `notLiveSentence`. */
  lastRate: (age: string) => `Last rate ${age}`,
  /** Followed by the time and the age. */
  received: "Rates received",
  receivedAt: (time: string) => `at ${time}`,
  receivedAtWithAge: (time: string) => `at ${time}, `,
  upToDateAgain: "Rates are up to date again.",

  cannotLoad: "We can't load rates right now. Still trying.",
  askOnWhatsapp: "Ask for today's rate on WhatsApp",

  today: "Today's Rates",
  boardLink: "Real-time Rates Page",
  fullPage: "View Full Page",
  weBuyAt: "We buy at",
  currency: "Currency",
  failed: "Failed to load rate data. Please try again.",
} as const;
