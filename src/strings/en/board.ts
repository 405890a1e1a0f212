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
  emptyText: "They will appear here once set. In the meantime, please ask at the counter.",
  refreshedTitle: "Success",
  refreshed: "Exchange rate data updated successfully",
  refreshFailed: "Failed to update exchange rate data",

  /** Followed by the time, `staleAge` and `reconnecting`. */
  showingRates: "Showing the rates received",
  staleAge: (age: string) => `, ${age}`,
  reconnecting: ". Still trying to reconnect.",

  notices: "Notices",
  pauseNotices: "Pause the notices",
  ratesFrom: (time: string) => `Rates from ${time}. Please ask the cashier.`,
  opens: (time: string) => `Opens ${time}`,
} as const;
