/** Focus, announcements and scroll position when the router changes the page. */

import type { GatsbyBrowser } from "gatsby";

import { languageOfPath } from "../strings/languages";
import { stringsOf } from "../strings/load-strings";

type RouteHook = NonNullable<GatsbyBrowser["onRouteUpdate"]>;

const isSamePage = (location: Location, previous: Location | null | undefined): boolean =>
  location.pathname === previous?.pathname;

/** Set on <html> while a page loads for long; see the global styles. */
const PAGE_LOADING = "data-page-loading";
/** Set on <html> after the first page change; see focus-heading.ts. */
const ROUTE_CHANGED = "data-route-changed";

const strings = () => stringsOf(languageOfPath(window.location.pathname)).routeAnnouncer;

/** Writes into Gatsby's live region. Screen readers repeat a text that is written again. */
const announce = (text: string): void => {
  const region = document.getElementById("gatsby-announcer");
  if (region && region.textContent !== text) region.textContent = text;
};

/** Shows and announces that a page has not loaded within a second. */
export const announceDelay = (): void => {
  document.documentElement.setAttribute(PAGE_LOADING, "");
  announce(strings().loading);
};

/** Input that ends the scrolling to a target. */
const inputs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const SCROLLING_MS = 10_000;

let stopScrolling = (): void => undefined;

/** Scrolls to a target, and again whenever the page's height changes, until the visitor's first input. */
const keepScrollPosition = (scroll: () => void): void => {
  stopScrolling();
  scroll();
  const observer = new ResizeObserver(scroll);
  stopScrolling = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stopScrolling);
  };
  const timer = setTimeout(stopScrolling, SCROLLING_MS);
  for (const input of inputs) window.addEventListener(input, stopScrolling, { passive: true });
  observer.observe(document.body);
};

/** Prepares for another page: ends the scrolling to the previous target and closes dialogs. */
export const beforeRouteChange: RouteHook = ({ location, prevLocation: previous }) => {
  if (!previous || isSamePage(location, previous)) return;
  stopScrolling();
  // Under a modal dialog the router could not focus the new page.
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
  // Chromium lays out the rest of a page when its focused element is removed.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.documentElement.removeAttribute(PAGE_LOADING);
  document.documentElement.setAttribute(ROUTE_CHANGED, "");
};

/** Scrolls to the target of the address and focuses its heading. */
export const afterRouteChange: RouteHook = ({ location, prevLocation: previous }) => {
  if (!previous) return;
  const isPage = !isSamePage(location, previous);
  // In the next frame Gatsby announces the page in English, even if only its section has changed.
  requestAnimationFrame(() => {
    const name = document.querySelector("#gatsby-focus-wrapper h1")?.textContent ?? document.title;
    announce(isPage ? strings().navigatedTo(name) : "");
  });
  if (!isPage) return;
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  keepScrollPosition(() => target.scrollIntoView({ behavior: "instant" }));
  // `#main`, the target of the skip link, is no section.
  const heading = target.matches("section") && target.querySelector("h2");
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (!heading || !wrapper) return;
  const focusHeading = () => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // The router focuses its wrapper, before or after this.
  if (document.activeElement === wrapper) focusHeading();
  else wrapper.addEventListener("focus", focusHeading, { once: true });
};

/**
 * Leaves scroll restoration to the router, which restores a position after it has rendered the page. The browser restores
 * it earlier, in the old page. The browser stays in charge of reloads and bfcache.
 */
export const restoreScrollInRouter = (): void => {
  const setRestoration = (restoration: ScrollRestoration) => () => {
    history.scrollRestoration = restoration;
  };
  setRestoration("manual")();
  window.addEventListener("pageshow", setRestoration("manual"));
  window.addEventListener("pagehide", setRestoration("auto"));
};

/** Scrolls a new page to its saved position, or to its top, without the smooth scrolling of section links. */
export const scrollPage: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser scrolls a new document, and the visitor may have scrolled on before the scripts run.
  if (!prevRouterProps) return false;
  const [left, top] = getSavedScrollPosition(location);
  // The router handles fragments, and the next page of a list, which may scroll smoothly.
  if (location.hash || (isSamePage(location, prevRouterProps.location) && top === 0)) return true;
  const scroll = () => window.scrollTo({ left, top, behavior: "instant" });
  if (top > 0) keepScrollPosition(scroll);
  else scroll();
  return false;
};
