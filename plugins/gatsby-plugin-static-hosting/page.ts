import { type CheerioAPI, load } from "cheerio";

/** A built HTML page. https://cheerio.js.org/docs/basics/selecting */
export type Page = CheerioAPI;

/** Parses a built HTML page, the content of `<noscript>` included. */
export const parsePage = (html: string): Page => load(html, { scriptingEnabled: false });

/** Writes schema.org data into the head, in place of an earlier block. "<" is escaped, so that no text can end the block. */
export const writeStructuredData = ($: Page, data: object): void => {
  const type = "application/ld+json";
  $(`script[type="${type}"]`).remove();
  $("head").append(`<script type="${type}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`);
};
