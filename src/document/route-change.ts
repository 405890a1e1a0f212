/** Focus, announcements and scroll position when the router changes the page. */

import type { GatsbyBrowser } from "gatsby";

import * as en from "../strings/en";

type Place = { readonly pathname: string; readonly hash: string };

const isSamePage = (place: Place, previous: Place | null | undefined): boolean =>
  place.pathname === previous?.pathname;

/** Set on <html> while a page loads for long; see the global styles. */
const AWAITED = "data-page-awaited";
/** Set on <html> after the first page change; see focus-heading.ts. */
const TURNED = "data-turned";

/** Shows and announces that a page has not loaded within a second. */
export const announceDelay = (): void => {
  document.documentElement.setAttribute(AWAITED, "");
  // Gatsby's live region, which announces the page's name later.
  document.getElementById("gatsby-announcer")?.replaceChildren(en.routeAnnouncer.loading);
};

/** A visitor who does one of these wants to be elsewhere. */
const moves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
const LANDING_MS = 10_000;

let stopLanding = (): void => undefined;

/** Scrolls to a place, and again whenever content loads above it, until the visitor moves. */
const landAt = (land: () => void): void => {
  stopLanding();
  land();
  const observer = new ResizeObserver(land);
  stopLanding = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, stopLanding);
  };
  const timer = setTimeout(stopLanding, LANDING_MS);
  for (const move of moves) window.addEventListener(move, stopLanding, { passive: true });
  observer.observe(document.body);
};

/** Before the router shows another page. */
export const beforeRouteChange = (place: Place, previous: Place | null): void => {
  if (!previous || isSamePage(place, previous)) return;
  stopLanding();
  // Under a modal dialog the router could not focus the new page.
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
  // Chromium lays out the rest of a page when its focused element is removed.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.documentElement.removeAttribute(AWAITED);
  document.documentElement.setAttribute(TURNED, "");
};

/** After the router has shown it. */
export const afterRouteChange = (place: Place, previous: Place | null): void => {
  if (!previous) return;
  if (isSamePage(place, previous)) {
    // In the next frame Gatsby's live region announces the page, although only its section has changed.
    requestAnimationFrame(() => document.getElementById("gatsby-announcer")?.replaceChildren());
    return;
  }
  const target = place.hash && document.getElementById(decodeURIComponent(place.hash.slice(1)));
  if (!target) return;
  landAt(() => target.scrollIntoView({ behavior: "instant" }));
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
  const [left, top] = getSavedScrollPosition(location);
  // The router handles fragments, and the next page of a list, which may scroll smoothly.
  if (location.hash || (isSamePage(location, prevRouterProps?.location) && top === 0)) return true;
  const land = () => window.scrollTo({ left, top, behavior: "instant" });
  if (top > 0) landAt(land);
  else land();
  return false;
};
