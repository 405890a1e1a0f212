import type { GatsbyNode } from "gatsby";

import { paths } from "./src/lib/paths";

/** Makes /artikel and everything below it one client-only route tree (see src/pages/artikel.tsx). */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path === paths.articles.path && !page.matchPath) {
    actions.createPage({ ...page, matchPath: `${paths.articles.path}/*` });
  }
};
