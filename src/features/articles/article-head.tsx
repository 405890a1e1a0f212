import { useLocation } from "@reach/router";
import { graphql } from "gatsby";

import { Seo } from "../../components/seo";
import { breadcrumbs, StructuredData } from "../../components/structured-data";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { organization } from "../../lib/organization";
import { paths } from "../../lib/paths";
import { inLanguage, type Language, languageOfPath } from "../../strings/languages";
import { stringsOf } from "../../strings/load-strings";
import { usePost } from "./api/use-posts";
import { useArticleId, useLinkState, usePageNumber } from "./article-address";
import { FeedLink } from "./feed-link";
import { builtPost } from "./model/built-article";
import { summaryOf, type Post } from "./model/post";

const isoTime = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : new Date(ms).toISOString();

type Data = Queries.ArticleHeadFragment;

type ListProps = { readonly data: Data & Pick<Queries.BuiltPageFragment, "firstPage"> };

/** Head elements of the list. */
export const ListHead = ({ data }: ListProps) => (
  <Seo data={data} {...data.siteYaml.pages.articles} path={paths.articles.href(usePageNumber())}>
    <FeedLink siteUrl={data.site.siteMetadata.siteUrl} hasArticles={data.firstPage.nodes.length > 0} />
  </Seo>
);

/** Returns an article and its breadcrumbs as schema.org data. */
const graphOf = (
  post: Post,
  { siteYaml }: Data,
  siteUrl: string,
  language: Language,
  description: string,
  image?: string,
): readonly object[] => {
  const company = organization(siteUrl, siteYaml.title);
  const url = new URL(paths.article.href(post.id), siteUrl).href;
  const inPageLanguage = (href: string) => new URL(inLanguage(href, language), siteUrl).href;
  return [
    {
      "@type": "Article",
      "@id": `${url}#article`,
      mainEntityOfPage: url,
      headline: post.title,
      description,
      inLanguage: post.language ?? "en",
      image,
      datePublished: isoTime(post.createdAt),
      dateModified: isoTime(post.updatedAt ?? post.createdAt),
      author: { "@id": company["@id"] },
      publisher: company,
    },
    breadcrumbs([
      { name: siteYaml.title, item: inPageLanguage(paths.home.href()) },
      { name: siteYaml.pages.articles.title, item: inPageLanguage(paths.articles.href()) },
      { name: post.title, item: url },
    ]),
  ];
};

type Props = {
  readonly data: Data & {
    readonly article: (Queries.BuiltPostFragment & Queries.SharedArticleFragment) | null;
  };
};

/** Head elements of an article: link preview, times, and at build time structured data. The client-only page names no article. */
export const ArticleHead = ({ data }: Props) => {
  const { article, articlesYaml, site, siteYaml } = data;
  const { siteUrl } = site.siteMetadata;
  const language = languageOfPath(useLocation().pathname);
  const built = article ? builtPost(article) : undefined;
  const id = useArticleId();
  const isShell = useIsHydrating();
  // SWR shares the request of the article's view.
  const { post, state } = usePost(built?.id ?? id, built, useLinkState().post);
  if (post) {
    const description = post.metaDescription ?? summaryOf(post, articlesYaml.defaultExcerpt);
    const card = post.imageUrl === built?.imageUrl ? article?.cover?.childImageSharp?.resize?.src : undefined;
    const image = siteUrl && card ? new URL(card, siteUrl).href : post.imageUrl;
    const modified = isoTime(post.updatedAt ?? post.createdAt);
    return (
      <Seo
        data={data}
        title={post.title}
        description={description}
        path={paths.article.href(post.id)}
        image={image}
        isArticle
        lang={post.language}
      >
        <FeedLink siteUrl={siteUrl} hasArticles={article !== null} />
        {modified && <meta property="article:modified_time" content={modified} />}
        {process.env.BUILD_STAGE !== "build-javascript" && siteUrl && (
          <StructuredData graph={graphOf(post, data, siteUrl, language, description, image)} />
        )}
      </Seo>
    );
  }
  const isMissing = state === "missing" || (id === undefined && !isShell);
  const isLost = isMissing || state === "failed";
  const { title, description } = siteYaml.pages.articles;
  const { missing } = stringsOf(language).articles;
  return (
    <Seo
      data={data}
      title={isLost ? missing.title : title}
      description={isLost ? missing.text : description}
      lang={isLost ? missing.lang : undefined}
    >
      {isMissing && <meta name="robots" content="noindex" />}
    </Seo>
  );
};

export const fragments = graphql`
  fragment ArticleHead on Query {
    ...Seo
    siteYaml {
      pages {
        articles {
          title
          description
        }
      }
    }
    articlesYaml {
      defaultExcerpt
    }
  }
  fragment SharedArticle on Article {
    cover {
      childImageSharp {
        resize(width: 1200, height: 630, toFormat: JPG, quality: 60, cropFocus: ATTENTION) {
          src
        }
      }
    }
  }
`;
