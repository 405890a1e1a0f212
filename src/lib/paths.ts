import { defaultLanguage, type Language } from "../strings/languages";

/** The 404 page. Hosts serve it for unknown addresses; src/document/boot.ts leads unroutable ones to it. */
export const MISSING_PATH = "/404";

/** Every route of the site. Pages and components take their addresses from here. */
export const paths = {
  home: {
    path: "/",
    /** The landing page, or one of its sections: `href("gallery_section")` → `/#gallery_section`. */
    href: (section?: SectionId) => (section ? `/#${section}` : "/"),
  },
  board: { path: "/kurs", href: () => "/kurs" },
  /** The page of a currency, by the name of its content file: `href("usd")` → `/kurs/usd`. */
  currency: {
    href: (slug: string) => `/kurs/${slug}`,
    /** Of the page of a currency, if it is among those with a file. */
    find: (currency: string, pages: readonly { readonly slug: string }[]) => {
      const slug = currency.toLowerCase();
      return pages.some((page) => page.slug === slug) ? `/kurs/${slug}` : undefined;
    },
  },
  branch: {
    path: "/cabang",
    /** The page of a branch, by the name of its content file: `href("berawa")` → `/cabang/berawa`. */
    href: (slug: string) => `/cabang/${slug}`,
  },
  articles: {
    path: "/artikel",
    /** `href(3)` → `/artikel?page=3`; page 1 needs no parameter. */
    href: (page = 1) => (page > 1 ? `/artikel?page=${page}` : "/artikel"),
    /** The pager's link sets the parameter for page 1 too (specification, section 2). */
    pageHref: (page: number) => `/artikel?page=${page}`,
  },
  /** The client-only page of articles that have no page of their own. Hosts serve it for their addresses. */
  articleShell: { path: "/artikel-shell" },
  article: { href: (id: number | string) => `/artikel/${encodeURIComponent(id)}` },
  /** RSS of the newest articles: its address, and the file that hosts serve there. */
  articleFeed: { path: "/artikel/rss.xml", file: "/rss.xml" },
  missing: { path: MISSING_PATH },
  /** A 401 response leads here (specification, section 4). It has no page: the host serves the 404 page. */
  login: { path: "/login" },
} as const;

/** Returns the path of the QR code that leads to a branch's page, or to the board; `inLanguage` makes that of another language. The build generates them. */
export const qrCodePath = (branch = "_board"): string => `/qr/${branch}.svg`;

/** Returns the path of the web app manifest of a language: `/manifest.webmanifest`, `/manifest.id.webmanifest`. */
export const manifestPath = (language: Language): string =>
  `/manifest.${language === defaultLanguage ? "" : `${language}.`}webmanifest`;

/**
 * Encoded `%`, `/`, `?`, `#` and `\` in a path. The router decodes addresses more than once. Decoded, they make it fail, or request
 * another origin.
 */
const UNROUTABLE = /%(2[35f]|3f|5c)/i;

const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
};

/** Returns whether the router can handle an address of this site. The browser follows other links. */
export const isRoutable = (address: string): boolean => !UNROUTABLE.test(address) && isDecodable(address);

/** Returns the address of Gatsby's data for a page: `pageDataFile("/kurs")` → `/page-data/kurs/page-data.json`. */
export const pageDataFile = (page: string): string =>
  `/page-data/${page === "/" ? "index" : page.slice(1)}/page-data.json`;

/** Returns the address of the offline copy's file with the data of all its pages in a language, by their addresses. */
export const offlineDataFile = (language: Language): string => `/page-data/offline-${language}.json`;

/** Targets of links on the landing page: sections, and parts of them. */
export type SectionId =
  | "aboutUs_section"
  | "authorised_section"
  | "exchange_section"
  | "calculator_section"
  | "testimonials_section"
  | "gallery_section"
  | "location_section"
  | "contact_section"
  | "articles_section";
