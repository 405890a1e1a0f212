import { graphql } from "gatsby";
import { useMemo } from "react";

import { useIsHydrating } from "../../components/use-is-hydrating";
import { useArticleId } from "./article-address";
import { ArticleMissing } from "./article-missing";
import { ArticlePage, ArticleSkeleton } from "./article-page";
import { builtArticle } from "./model/built-article";

type Props = {
  readonly data: Queries.ArticleRouteFragment & { readonly article: Queries.BuiltArticleFragment | null };
};

/**
 * An article: that of the page, or that of the address on the client-only page. Hosts serve the latter for any article, so its first
 * render is a skeleton.
 */
export const ArticleRoute = ({ data: { article, articlesYaml } }: Props) => {
  const asked = useArticleId();
  const isShell = useIsHydrating() && !article;
  const built = useMemo(() => (article ? builtArticle(article) : undefined), [article]);
  if (isShell) return <ArticleSkeleton />;
  const id = built?.post.id ?? asked;
  return id === undefined ? (
    <ArticleMissing />
  ) : (
    <ArticlePage key={id} id={id} built={built} callToAction={articlesYaml.callToAction} />
  );
};

export const fragment = graphql`
  fragment ArticleRoute on Query {
    articlesYaml {
      callToAction {
        title
        text
        homeButton
        articlesButton
      }
    }
  }
`;
