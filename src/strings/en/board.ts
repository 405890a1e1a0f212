export const board = {
  logo: (company: string) => `${company} logo`,
  back: "Back",
  fullscreen: "Fullscreen",
  fullscreenRefused: "The browser refused fullscreen. Try the F11 key.",
  currency: "CURRENCY",
  linksLabel: "Calculator, branches and chat",
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

  // `since` is a time with its age, such as "14:03, 2 minutes ago", with the date if it is not today.
  showingRates: (since: string) => `Showing the rates from ${since}. Still trying to reconnect.`,
  ratesFrom: (since: string) => `Rates from ${since}. Please ask the cashier.`,

  notices: "Notices",
  pauseNotices: "Pause the notices",
  opens: (time: string) => `Opens ${time}`,
} as const;
