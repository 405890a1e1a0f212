import { Router, useLocation, type RouteComponentProps } from "@reach/router";
import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { useIsHydrating } from "../../components/use-is-hydrating";
import { paths } from "../../lib/paths";
import { ArticleList, ArticleListSkeleton } from "./article-list";
import { ArticleMissing } from "./article-missing";
import { ArticlePage, ArticleSkeleton } from "./article-page";
import { pageNumber } from "./model/post";

type Props = { readonly data: Queries.ArticleRoutesFragment };
type RouteProps = RouteComponentProps & Props;

const ListRoute = ({ data, location }: RouteProps) => (
  <ArticleList articles={data.articlesYaml} number={pageNumber(location?.search ?? "")} />
);

const ArticleRoute = ({ data, id = "" }: RouteProps & { readonly id?: string }) => {
  const state: unknown = useLocation().state;
  const isFromList = typeof state === "object" && state !== null && "fromList" in state;
  return <ArticlePage key={id} id={id} articles={data.articlesYaml} isFromList={isFromList} />;
};

const MissingRoute = (_: RouteComponentProps) => <ArticleMissing />;

const listStyle: ThemeUICSSObject = { "html[data-shell=article] &": { display: "none" } };
const articleStyle: ThemeUICSSObject = { "html:not([data-shell=article]) &": { display: "none" } };

/**
 * The client-only routes under /artikel. Hosts answer all of them with one HTML file, which the first render must equal. It
 * holds the skeletons of both views; `EarlyArticleScript` shows one of them before the first paint.
 */
export const ArticleRoutes = ({ data }: Props) => {
  if (useIsHydrating()) {
    return (
      <>
        <div sx={listStyle}>
          <ArticleListSkeleton hero={data.articlesYaml.list} />
        </div>
        <div sx={articleStyle}>
          <ArticleSkeleton />
        </div>
      </>
    );
  }
  return (
    // Not primary: each view moves the focus.
    <Router basepath={paths.articles.path} primary={false}>
      <ListRoute data={data} path="/" />
      <ArticleRoute data={data} path="/:id" />
      <MissingRoute default />
    </Router>
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
  }
`;
