export const articles = {
  categories: { tips: "Tips", information: "Information", education: "Education", news: "News" },
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

  listLoading: "Loading articles",
  articleLoading: "Loading article",
  region: (page: number) => `Articles, page ${page}`,
  pages: "Article pages",
  shown: (from: string, to: string, total: string) => `Showing ${from} - ${to} of ${total} articles`,

  none: "No articles yet. They will appear here once the first one is published.",
  noSuchPage: (page: number) => `There is no page ${page}`,
  pageCount: (pages: number) => (pages === 1 ? "There is only page 1." : `There are ${pages} pages.`),
  goToFirstPage: "Go to page 1",

  /** Followed by the age and a full stop. */
  receivedAt: (time: string) => `Received at ${time},`,
  reconnecting: "Still trying to reconnect.",
  mayBeRemovedSince: "It may have been removed since.",
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
  watchVideo: "Watch the video",
  /** Names an embedded page or recording. */
  openOn: (host: string) => `Open on ${host}`,
} as const;
