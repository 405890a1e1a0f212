import { type CheerioAPI, load } from "cheerio";

import { LOAD_FAILURE_ID } from "../../src/lib/app-update/load-failure";
import { telHref, unbroken } from "../../src/lib/links";
import { paths } from "../../src/lib/paths";
import { defaultLanguage, withoutLanguage } from "../../src/strings/languages";

/** A built HTML page. https://cheerio.js.org/docs/basics/selecting */
export type Page = CheerioAPI;

/** Parses a built HTML page, the content of `<noscript>` included. */
export const parsePage = (html: string): Page => load(html, { scriptingEnabled: false });

export type Branch = Queries.FinishedSiteQuery["allBranchYaml"]["nodes"][number];

/** Writes the counters' telephone numbers into the note about a page that did not load, in place of an earlier list. */
export const writeTelephones = ($: Page, branches: readonly Branch[]): void => {
  const list = $(`#${LOAD_FAILURE_ID} ul`).empty();
  for (const { name, address, phone, headOffice } of branches) {
    const link = $("<a>")
      .attr({ href: telHref(phone), translate: "no" })
      .text(unbroken(phone));
    list.append(
      $("<li>")
        .text(headOffice ? `${name}, ${address}` : name)
        .append(" ", link),
    );
  }
};

/** Says the language of each element whose whole text, `alt` or `placeholder` has no translation. */
export const markUntranslated = ($: Page, untranslated: readonly string[]): void => {
  if (untranslated.length === 0) return;
  const texts = new Set(untranslated);
  for (const element of $("body :not(script, style)")) {
    const { alt, placeholder } = element.attribs;
    const isUntranslated = [$(element).text().trim(), alt, placeholder].some(
      (text) => text && texts.has(text),
    );
    // React keeps the attribute when it hydrates the element.
    if (isUntranslated && $(element).closest("[lang]").is("html")) $(element).attr("lang", defaultLanguage);
  }
};

/**
 * Moves the path that Gatsby writes into an inline script of each page to an attribute, so that all pages have the same script
 * and the policy has one hash for it.
 */
export const shareScripts = ($: Page): void => {
  const script = $("#gatsby-script-loader");
  const [, path] = /pagePath="([^"]*)"/.exec(script.html() ?? "") ?? [];
  if (path === undefined) return;
  $("html").attr("data-path", path);
  script.html("window.pagePath=document.documentElement.dataset.path");
};

/** Returns the document of a page: `/kurs` → `/kurs/index.html`. */
export const documentOf = (path: string): string =>
  path.endsWith(".html") ? path : `${path.replace(/\/$/, "")}/index.html`;

const pagePath = new RegExp(`^(/[^/]*|${paths.branch.path}/[^/]+|${paths.currency.href("[^/]+")})$`);

/**
 * Returns where to write a page a second time: `/kurs/index.html` → `/kurs.html`. Netlify and Cloudflare serve /kurs from that
 * file, and would redirect to /kurs/ without it.
 */
export const flatCopyOf = (page: string): string | undefined => {
  const path = /^(.+)\/index\.html$/.exec(page)?.[1] ?? "";
  const own = withoutLanguage(path);
  const isPage = path !== "" && pagePath.test(own) && ![paths.missing.path, "/admin"].includes(own);
  return isPage ? `${path}.html` : undefined;
};
