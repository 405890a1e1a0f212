import { organization } from "../../lib/organization";
import { paths } from "../../lib/paths";
import type { Post } from "./model/post";

type Site = {
  /** Public address, e.g. "https://www.example". */
  readonly url: string;
  readonly title: string;
  /** Name of the list of articles. */
  readonly listTitle: string;
};

/** schema.org description of an article and of the way to it (https://schema.org/Article, .../BreadcrumbList). */
export function articleData(post: Post, description: string, site: Site): object {
  const address = (path: string) => new URL(path, site.url).href;
  const url = address(paths.article.href(post.id));
  const company = organization(site.url, site.title);
  const steps: readonly (readonly [string, string])[] = [
    [site.title, address("/")],
    [site.listTitle, address(paths.articles.href())],
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
        datePublished: post.createdAt === undefined ? undefined : new Date(post.createdAt).toISOString(),
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
}
