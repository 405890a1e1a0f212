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
  companyYaml: { whatsapp: "6281200000000", whatsappInquiry: "Hello!" },
  allBranchYaml: { nodes: [{ phone: "+62 361 000 001" }, { phone: "+62 361 000 002" }] },
  siteYaml: { title: "Segara", pages: { articles: { title: "Articles", description: "Advice." } } },
  site: { siteMetadata: { siteUrl: "https://www.example" } },
  articleList: null,
  allArticle: { nodes: [] },
  article: null,
};
