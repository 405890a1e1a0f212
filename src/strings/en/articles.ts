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

  none: "No articles yet. They will appear here once the first one is published.",
  noneTitle: "No articles yet",
  noneText: "They will appear here once the first one is published.",
  noSuchPage: (page: number) => `There is no page ${page}`,
  nothingOnPage: (page: number) => `There is nothing on page ${page}`,
  pageCount: (page: number) => `There are ${page} pages.`,
  fitOnOnePage: "The articles fit on one page.",
  goToFirstPage: "Go to page 1",

  /** Followed by the time, a comma, the age and a full stop. */
  receivedAt: "Received at",
  mayBeRemovedSince: "It may have been removed since.",
  reconnecting: "Still trying to reconnect.",
  listFailed: "Failed to load articles. Please try again later.",
  articleFailed: "This article could not be loaded. Please try again.",
  articleRemoved: "This article may have been removed. The latest ones are below.",
  bodyFailed: "The text of this article could not be loaded.",
  retryFailed: "Still not working.",
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
