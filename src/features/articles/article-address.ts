import { useLocation, useMatch } from "@reach/router";

import { paths } from "../../lib/paths";
import { pageNumber } from "./model/post";

/** Returns the page of the list that the address asks for, 1-based. */
export const usePageNumber = (): number => pageNumber(useLocation().search ?? "");

/** Returns the id of the article that the address asks for. Links are copied with spaces. */
export const useArticleId = (): string | undefined =>
  useMatch(`${paths.articles.path}/:id`)?.id?.trim() || undefined;
