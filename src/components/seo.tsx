import type { ReactNode } from "react";

type Props = {
  readonly title: string;
  readonly description: string;
  /** Path of the page, e.g. "/kurs". A document that is served for many addresses has none. */
  readonly path?: string;
  /** Public address of the site, e.g. "https://www.example". Where it is unknown, nothing names one. */
  readonly siteUrl: string | null;
  /** Absolute address of the page's picture. Default: the site's. */
  readonly image?: string;
  readonly isArticle?: boolean;
  readonly isIndonesian?: boolean;
  readonly children?: ReactNode;
};

/** Head elements of a page: title, description, canonical address and link preview. */
export const Seo = ({
  title,
  description,
  path,
  siteUrl,
  image,
  isArticle,
  isIndonesian,
  children,
}: Props) => {
  const own = siteUrl
    ? { page: path && new URL(path, siteUrl).href, image: new URL("/social.jpg", siteUrl).href }
    : undefined;
  const picture = image ?? own?.image;
  return (
    <>
      <title lang={isIndonesian ? "id" : undefined}>{title}</title>
      <meta name="description" content={description} />
      {own?.page && <link rel="canonical" href={own.page} />}
      <meta property="og:type" content={isArticle ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {own?.page && <meta property="og:url" content={own.page} />}
      <meta property="og:locale" content={isIndonesian ? "id_ID" : "en_GB"} />
      {picture && <meta property="og:image" content={picture} />}
      {picture && !image && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {children}
    </>
  );
};
