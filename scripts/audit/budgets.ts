/** The routes of the site, an article among them. */
export type Route = "/" | "/kurs" | "/artikel" | "/artikel/1";

/** The most that content may shift. */
export const LAYOUT_SHIFT = 0.01;
