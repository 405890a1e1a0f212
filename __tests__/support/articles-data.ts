/** The query's data of the pages below /artikel, of a build without articles. */
export const articlesData = {
  articlesYaml: {
    heading: "Articles and Information",
    list: { title: "Articles and Information", text: "Plain advice." },
    defaultExcerpt: "Read the full article.",
    callToAction: {
      title: "Ready?",
      text: "Check the live board, then come in.",
      homeButton: "Back to home",
      articlesButton: "More articles",
    },
  },
  heroYaml: { ratesButton: "View Today's Rates" },
  siteYaml: { title: "Segara", pages: { articles: { title: "Articles", description: "Advice." } } },
  site: { siteMetadata: { siteUrl: "https://www.example" } },
  firstPage: { nodes: [] },
  allArticle: { nodes: [], lastPage: null, totalCount: 0 },
  article: null,
};
