import { useLocation } from "@reach/router";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import {
  defaultLanguage,
  inLanguage,
  type Language,
  languageCodes,
  languageOfPath,
  languages,
} from "../strings/languages";
import { PageLanguage } from "./page-language";

type Props = {
  readonly data: Queries.SeoFragment;
  /** Of the page, without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Path of the page in the default language, e.g. "/kurs". A document that is served for many addresses has none. */
  readonly path?: string;
  /** Absolute address of the page's picture. Default: the site's. */
  readonly image?: string;
  readonly isArticle?: boolean;
  /** The language of the title, if it is not the page's. */
  readonly lang?: Language;
  readonly children?: ReactNode;
};

/**
 * Head elements of a page: title, description, canonical address, other languages and link preview. Where the public address of the
 * site is unknown, nothing names one.
 */
export const Seo = ({
  data,
  description,
  path,
  image,
  isArticle = false,
  lang,
  children,
  ...page
}: Props) => {
  const { siteUrl } = data.site.siteMetadata;
  const title = `${page.title} | ${data.siteYaml.title}`;
  const language = languageOfPath(useLocation().pathname);
  const addressIn = (one: Language) => (siteUrl && path ? siteUrl + inLanguage(path, one) : undefined);
  // The text of an article is the same in each language.
  const address = addressIn(isArticle ? defaultLanguage : language);
  const alternates = address && !isArticle ? languageCodes : [];
  const picture = image ?? (siteUrl && new URL("/social.jpg", siteUrl).href);
  return (
    <PageLanguage value={language}>
      <title lang={lang}>{title}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {alternates.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />
      ))}
      {alternates.length > 0 && (
        <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      )}
      <meta property="og:type" content={isArticle ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:locale" content={languages[lang ?? language].locale.replace("-", "_")} />
      {picture && <meta property="og:image" content={picture} />}
      {picture && !image && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {children}
    </PageLanguage>
  );
};

export const fragments = graphql`
  fragment SiteUrl on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
  fragment Seo on Query {
    ...SiteUrl
    siteYaml {
      title
    }
  }
`;
