import { useLocation, useMatch } from "@reach/router";

import { paths } from "../../lib/paths";
import { pageNumber } from "./model/post";

/** Returns what an address below /artikel asks for: a page of the list, an article, or neither. */
export const useArticleAddress = () => ({
  isList: useMatch(paths.articles.path) !== null,
  /** Page of the list, 1-based. */
  number: pageNumber(useLocation().search ?? ""),
  // Links are copied with spaces.
  id: useMatch(`${paths.articles.path}/:id`)?.id?.trim() || undefined,
});
