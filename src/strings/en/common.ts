/** Texts of more than one feature. */
export const common = {
  article: "Article",
  backHome: "Back to home",
  branches: "Branches",
  checkConnection: "Please check your connection and try again.",
  close: "Close",
  didNotLoad: "Couldn't load this",
  error: "Error",
  refresh: "Refresh",
  skipToContent: "Skip to content",
  tryAgain: "Try Again",
  whatsapp: "WhatsApp",
} as const;
