import { useLocation, useMatch } from "@reach/router";

import { paths } from "../../lib/paths";
import { isRecord } from "../../lib/type-guards";
import { inLanguage, languageOfPath } from "../../strings/languages";
import { pageNumber, type Post } from "./model/post";

/** Returns the page of the list that the address asks for, 1-based. */
export const usePageNumber = (): number => pageNumber(useLocation().search ?? "");

/** Returns the id of the article that the address asks for. Links are copied with spaces. */
export const useArticleId = (): string | undefined =>
  useMatch(inLanguage(`${paths.articles.path}/:id`, languageOfPath(useLocation().pathname)))?.id?.trim() ||
  undefined;

/** Returns the router state of a link to an article: what its page shows until the API has answered. */
export const linkState = (post: Post, fromList = false) => ({ fromList, post: { ...post, body: undefined } });

/** Returns the router state of the link that has led to this page, if it was that of an article. */
export const useLinkState = (): Partial<ReturnType<typeof linkState>> => {
  const state: unknown = useLocation().state;
  return isRecord(state) ? state : {};
};
