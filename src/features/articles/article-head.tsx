import type { ReactNode } from "react";

import { Seo } from "../../components/seo";
import { organization } from "../../lib/organization";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { summaryOf, type Post } from "./model/post";

const isoTime = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : new Date(ms).toISOString();

type Props = {
  readonly post: Post;
  /** Public address of the site, e.g. "https://www.example"; null: unknown. */
  readonly siteUrl: string | null;
  readonly siteTitle: string;
  readonly listTitle: string;
  /** Summary of an article that has none. */
  readonly defaultExcerpt: string;
  readonly children?: ReactNode;
};

/** Returns an article and its breadcrumbs as schema.org data. */
const structuredData = (
  { post, siteTitle, listTitle }: Props,
  siteUrl: string,
  description: string,
): object => {
  const company = organization(siteUrl, siteTitle);
  const url = new URL(paths.article.href(post.id), siteUrl).href;
  const steps = [
    [siteTitle, new URL(paths.home.href(), siteUrl).href],
    [listTitle, new URL(paths.articles.href(), siteUrl).href],
    [post.title, url],
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Article",
        "@id": `${url}#article`,
        mainEntityOfPage: url,
        headline: post.title,
        description,
        inLanguage: post.language ?? "en",
        image: post.imageUrl,
        datePublished: isoTime(post.createdAt),
        dateModified: isoTime(post.updatedAt ?? post.createdAt),
        author: { "@id": company["@id"] },
        publisher: company,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: steps.map(([name, item], index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item,
        })),
      },
    ],
  };
};

/** Gatsby decodes entities in the text of a script, and "<" could end it. */
const asJson = (data: object): string =>
  JSON.stringify(data).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);

/** Head elements of an article: link preview, times, and at build time structured data. */
export const ArticleHead = ({ children, ...props }: Props) => {
  const { post, siteUrl, siteTitle, defaultExcerpt } = props;
  const description = post.metaDescription ?? summaryOf(post, defaultExcerpt);
  const modified = isoTime(post.updatedAt ?? post.createdAt);
  return (
    <Seo
      title={`${post.title} | ${siteTitle}`}
      description={description}
      path={paths.article.href(post.id)}
      siteUrl={siteUrl}
      image={post.imageUrl}
      isArticle
      isIndonesian={post.language === "id"}
    >
      {children}
      {modified && <meta property="article:modified_time" content={modified} />}
      {/* Trusted Types forbid Gatsby to write it in the browser, where the built one stays. */}
      {siteUrl && typeof window === "undefined" && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asJson(structuredData(props, siteUrl, description)) }}
        />
      )}
    </Seo>
  );
};

/** Names the feed that the build writes. */
export const FeedLink = ({ title }: { readonly title: string }) => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={en.articles.feed(title)}
    href={paths.articleFeed.path}
  />
);
