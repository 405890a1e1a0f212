import { Router, useLocation, type RouteComponentProps } from "@reach/router";
import { graphql } from "gatsby";
import { lazy, Suspense, useDeferredValue, useEffect } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { useIsHydrating } from "../../components/use-is-hydrating";
import { loadCodeSteadily } from "../../lib/app-update/load-code";
import { paths } from "../../lib/paths";
import { ArticleListShell } from "./article-list-shell";
import { ArticleShell } from "./article-shell";
import { dropEarlyCover } from "./early-cover";
import { loadArticlePage } from "./load-article-page";
import { pageNumber } from "./page-number";

// Apart from each other: whoever comes for an article need not fetch the list, and the other way round.
const loadArticleList = () => import("./article-list").then(({ ArticleList }) => ({ default: ArticleList }));
const loadArticlePageSteadily = () => loadCodeSteadily(loadArticlePage);
const ArticleList = lazy(() => loadCodeSteadily(loadArticleList));
const ArticlePage = lazy(loadArticlePageSteadily);
const ArticleMissing = lazy(async () => ({ default: (await loadArticlePageSteadily()).ArticleMissing }));

// Set on <html> by a script in the built page before anything is painted (see shell-script.tsx).
const listShellStyle: ThemeUICSSObject = { "html[data-shell=article] &": { display: "none" } };
const articleShellStyle: ThemeUICSSObject = { "html:not([data-shell=article]) &": { display: "none" } };

type Props = { readonly data: Queries.ArticleRoutesFragment };
type ViewProps = RouteComponentProps & Props;

const List = ({ data }: ViewProps) => (
  <Suspense fallback={<ArticleListShell hero={data.articlesYaml.list} />}>
    <ArticleList articles={data.articlesYaml} number={pageNumber(useLocation().search)} />
  </Suspense>
);

const isFromList = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "fromList" in state && state.fromList === true;

/**
 * The id in the address. Not the router's parameter: the router encodes twice what stands encoded for a reason.
 */
const idIn = (href: string): string | undefined => {
  const [, , segment = ""] = new URL(href, window.location.href).pathname.split("/");
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

const One = ({ data }: ViewProps) => {
  const { href, pathname, state } = useLocation();
  const id = idIn(href ?? pathname);
  useEffect(() => dropEarlyCover, [id]);
  if (!id) return <Missing data={data} />;
  return (
    <Suspense fallback={<ArticleShell isNewPage />}>
      <ArticlePage
        key={id}
        id={id}
        siteTitle={data.siteYaml.title}
        siteUrl={data.site.siteMetadata.siteUrl}
        articles={data.articlesYaml}
        isFromList={isFromList(state)}
      />
    </Suspense>
  );
};

const Missing = ({ data }: ViewProps) => (
  <Suspense fallback={<ArticleShell />}>
    <ArticleMissing path={useLocation().pathname} siteTitle={data.siteYaml.title} />
  </Suspense>
);

/**
 * The routes below /artikel, which only the browser knows.
 *
 * The host answers each of them with the one HTML file that is built, and React's first render must equal it. So that
 * file holds the frames of both views, list and article, and a script in its head (shell-script.tsx), which runs before the
 * first paint, has the style sheet show the right one: what a visitor sees first is the page that was asked for, its
 * headline (the list's largest paint) does not wait for JavaScript, and no view flashes by on the way to another.
 */
export const ArticleRoutes = ({ data }: Props) => {
  // Deferred, so that the view is rendered in slices, not in the task in which React has taken over the page.
  const isBuilt = useDeferredValue(useIsHydrating());
  if (isBuilt) {
    return (
      <>
        <div sx={listShellStyle}>
          <ArticleListShell hero={data.articlesYaml.list} />
        </div>
        <div sx={articleShellStyle}>
          <ArticleShell />
        </div>
      </>
    );
  }
  return (
    // Not primary: focus after a change of view is the views' own matter.
    <Router basepath={paths.articles.path} primary={false}>
      <List data={data} path="/" />
      <One data={data} path="/:id" />
      <Missing data={data} default />
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
    siteYaml {
      title
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
