/** Of the element that gatsby-ssr.tsx puts into every page. */
export const PORTAL_ROOT_ID = "portal-root";

/**
 * Where dialogs and toasts stand. Not in <body> itself: whenever one left it, the browser would look through the styles of the
 * whole page once more, on account of rules such as `:last-of-type`.
 */
export const portalRoot = (): HTMLElement => document.getElementById(PORTAL_ROOT_ID) ?? document.body;
