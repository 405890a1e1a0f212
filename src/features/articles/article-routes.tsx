import { useLocation } from "@reach/router";
import { graphql } from "gatsby";
import { useEffect } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { useIsHydrating } from "../../components/use-is-hydrating";
import { useArticleAddress } from "./article-address";
import { ArticleList } from "./article-list";
import { ArticleMissing } from "./article-missing";
import { ArticlePage, ArticleSkeleton } from "./article-page";
import type { ArticlesContext } from "./model/post";

type Props = { readonly data: Queries.ArticleRoutesFragment; readonly built: ArticlesContext };

const listStyle: ThemeUICSSObject = { "html[data-shell=article] &": { display: "none" } };
const articleStyle: ThemeUICSSObject = { "html:not([data-shell=article]) &": { display: "none" } };

/**
 * The client-only routes under /artikel. Hosts answer those without a page of their own with the document of the list, which the first
 * render must equal. It holds the list and the skeleton of an article; `EarlyArticleScript` shows one of them before the first paint.
 */
export const ArticleRoutes = ({ data, built }: Props) => {
  const state: unknown = useLocation().state;
  const isFromList = typeof state === "object" && state !== null && "fromList" in state;
  const { isList, id, number } = useArticleAddress();
  const isShell = useIsHydrating() && !built.article;
  useEffect(() => {
    if (!isShell) document.documentElement.removeAttribute("data-shell");
  }, [isShell]);

  const shownId = built.article?.post.id ?? id;
  if (!isShell && !isList && shownId === undefined) return <ArticleMissing />;
  return (
    <>
      {(isShell || isList) && (
        <div sx={isShell ? listStyle : undefined}>
          <ArticleList articles={data.articlesYaml} asked={number} built={built.list} isShell={isShell} />
        </div>
      )}
      {isShell && (
        <div sx={articleStyle}>
          <ArticleSkeleton />
        </div>
      )}
      {!isShell && !isList && shownId !== undefined && (
        <ArticlePage key={shownId} id={shownId} built={built.article} data={data} isFromList={isFromList} />
      )}
    </>
  );
};

export const fragment = graphql`
  fragment ArticleRoutes on Query {
    articlesYaml {
      list {
        title
        text
      }
      defaultExcerpt
      callToAction {
        title
        text
        homeButton
        articlesButton
      }
    }
    allBranchYaml(sort: [{ headOffice: DESC }, { order: ASC }]) {
      nodes {
        slug
        name
        place
      }
    }
  }
`;
