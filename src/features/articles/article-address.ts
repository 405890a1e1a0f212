import { useLocation, useMatch } from "@reach/router";

import { paths } from "../../lib/paths";
import { isRecord } from "../../lib/type-guards";
import { defaultLanguage, inLanguage, type Language, languageOfPath } from "../../strings/languages";
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

/**
 * Returns the address of a page in a language, for a link in an article. Those of files and of pages in another language stay.
 *
 * @param href from its slash on
 */
export const linkInLanguage = (href: string, language: Language): string => {
  const [path = ""] = href.split(/[?#]/);
  const isPage = !path.includes(".") && languageOfPath(path) === defaultLanguage;
  return isPage ? inLanguage(href, language) : href;
};
