import type { ReactNode } from "react";

type Props = {
  readonly title: string;
  readonly description: string;
  /** Path of the page, e.g. "/kurs". */
  readonly path: string;
  /** Public address of the site, e.g. "https://www.example". */
  readonly siteUrl: string;
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
  const address = new URL(path, siteUrl).href;
  return (
    <>
      <title lang={isIndonesian ? "id" : undefined}>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={isArticle ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={isIndonesian ? "id_ID" : "en_GB"} />
      <meta property="og:image" content={image ?? new URL("/social.jpg", siteUrl).href} />
      {!image && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </>
  );
};
