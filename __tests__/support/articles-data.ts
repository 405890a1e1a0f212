/** The query's data of /artikel. */
export const articlesData = {
  articlesYaml: {
    list: { title: "Articles and Information", text: "Plain advice." },
    defaultExcerpt: "Read the full article.",
    callToAction: {
      title: "Ready?",
      text: "Check the live board, then come in.",
      homeButton: "Back to home",
      articlesButton: "More articles",
    },
  },
  allBranchYaml: {
    nodes: [
      { slug: "head-office", name: "Head office", place: "Kerobokan" },
      { slug: "batu-bolong", name: "Canggu, Batu Bolong", place: "Batu Bolong, Canggu" },
      { slug: "berawa", name: "Tibubeneng, Berawa", place: "Berawa, Tibubeneng" },
    ],
  },
  siteYaml: { title: "Segara", pages: { articles: { title: "Articles", description: "Advice." } } },
  site: { siteMetadata: { siteUrl: "https://www.example" } },
};
