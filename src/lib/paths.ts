/** Every route of the site; none is written anywhere else in what pages show. */
export const paths = {
  home: {
    path: "/",
    /** The landing page, or one of its sections: `href("gallery_section")` → `/#gallery_section`. */
    href: (section?: SectionId) => (section ? `/#${section}` : "/"),
  },
  board: { path: "/kurs", href: () => "/kurs" },
  articles: {
    path: "/artikel",
    /** `href(3)` → `/artikel?page=3`; page 1 needs no parameter. */
    href: (page = 1) => (page > 1 ? `/artikel?page=${page}` : "/artikel"),
    /** Where the pager leads: the parameter says which page it is, of the first one too (specification, section 2). */
    pageHref: (page: number) => `/artikel?page=${page}`,
  },
  article: { href: (id: number | string) => `/artikel/${encodeURIComponent(id)}` },
  /** For addresses that the router itself cannot work with; unknown ones are answered with this page by the host. */
  missing: { path: "/404" },
  /** No screen: an unauthorised answer leads here, and here is the 404 page. */
  login: { path: "/login" },
} as const;

/** Returns the board's address for a branch: `/kurs?branch=petitenget`. */
export const boardHref = (branchId?: string): string =>
  branchId ? `${paths.board.href()}?branch=${encodeURIComponent(branchId)}` : paths.board.href();

/** Returns the QR code of that address, a file that the build draws. */
export const qrCodePath = (branchId = "board"): string => `/qr/${branchId}.svg`;

/**
 * What the router cannot work with in a path. It decodes addresses more than once, and would fail for good over a percent
 * sign, slash, question or number sign that stands encoded. No article has an id with one.
 */
export const UNROUTABLE = /%(2[35f]|3f)/i;

const isDecodable = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
};

/** Whether the router can go to an address of this site; if not, it is the browser's turn (see address-repair.tsx). */
export const isRoutable = (address: string): boolean => !UNROUTABLE.test(address) && isDecodable(address);

/** The file that Gatsby makes a page of, on the site's own host: `pageDataFile("/kurs")` → `/page-data/kurs/page-data.json`. */
export const pageDataFile = (page: string): string =>
  `/page-data/${page === "/" ? "index" : page.slice(1)}/page-data.json`;

/** Sections of the landing page, and parts of them, that links may lead to. */
export type SectionId =
  | "aboutUs_section"
  | "exchange_section"
  | "calculator_section"
  | "testimonials_section"
  | "gallery_section"
  | "location_section"
  | "contact_section"
  | "articles_section";
