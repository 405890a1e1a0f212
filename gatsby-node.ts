import type { GatsbyNode } from "gatsby";

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  // /artikel and everything below it is one client-only route tree (see src/pages/artikel.tsx).
  if (page.path === "/artikel" && !page.matchPath) {
    actions.createPage({ ...page, matchPath: "/artikel/*" });
  }
};
