/**
 * Scrolling when the router changes the page. A new page stands where it should at once, without the smooth scrolling
 * that jumps within a page have; and a link to a section lands on it although the sections above come in later. A page that
 * takes long to come is announced. A dialog that is open is closed.
 */

import type { GatsbyBrowser } from "gatsby";

import * as en from "../strings/en";

type Place = { readonly pathname: string; readonly hash: string };

/** Set on <html> while a page is being changed, and while one is awaited for long; see the global styles. */
const TURNING = "data-turning";
/** Set on <html> once there has been another page than the one that the document was opened with. */
const TURNED = "data-turned";
const AWAITED = "data-page-awaited";

/** Sections that come later than this, in ms, do not pull the visitor along any more. */
const LATEST_MS = 10_000;

/** Places are noted again after this, in ms, whatever the router does. */
const HOLD_MS = 1_000;

/** What a visitor does who wants to be somewhere else. */
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

const isSamePage = (place: Place, previous: Place | null): boolean => place.pathname === previous?.pathname;

let endStay = (): void => undefined;

/** Whether articles are still to come. */
const isAwaiting = (): boolean => document.querySelector("[data-awaited]") !== null;

/** Lands at a place again and again until everything on the page is there, the visitor moves, or another page comes. */
const stay = (land: () => void): void => {
  endStay();
  const observer = new ResizeObserver(() => {
    land();
    if (!isAwaiting()) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  endStay = stop;
  const timer = setTimeout(stop, LATEST_MS);
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
};

const hold = (scroll: Event): void => scroll.stopPropagation();

let heldUntil: ReturnType<typeof setTimeout> | undefined;

const releasePlaces = (): void => {
  clearTimeout(heldUntil);
  window.removeEventListener("scroll", hold, true);
};

/** Until the router shows the section it would note the way there as the place that was left: a slow device is late. */
const holdPlaces = (): void => {
  releasePlaces();
  heldUntil = setTimeout(releasePlaces, HOLD_MS);
  window.addEventListener("scroll", hold, true);
};

/**
 * The router remembers where each page stood and puts it back there once its content is on screen. The browser's own
 * restoration, which comes before that, would scroll the old content, and that place would be remembered instead. For
 * reloads and for pages kept whole by the browser it stays in charge.
 */
export const takeOverScrolling = (): void => {
  const take = () => {
    history.scrollRestoration = "manual";
  };
  take();
  window.addEventListener("pageshow", take);
  // Places are remembered by keys of the router. Sections of a page that the browser jumped to have none. They get one, before
  // the router hears of them, or all would be one place. (For the page that a visit begins with: address-repair.tsx.)
  window.addEventListener("popstate", () => {
    if (history.state) return;
    history.replaceState({ key: String(Date.now()) }, "");
    holdPlaces();
  });
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
};

/** The router notes where a page stands whenever that is scrolled, since it is there; a visitor may have scrolled before. */
export const noteEarlyScroll = (): void => {
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
};

/** Where a page stands when it is shown: where it stood before, or at its top. Fragments are left to the router. */
export const scrollPage: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const [left, top] = getSavedScrollPosition(location);
  const isNextOfList = prevRouterProps && isSamePage(location, prevRouterProps.location) && top === 0;
  // The next page of a list comes in place of this one: smoothly to the top, where motion is welcome.
  if (location.hash || isNextOfList) return true;
  const land = () => window.scrollTo({ left, top, behavior: "instant" });
  land();
  // An article's skeleton may be taller than the article.
  const isYetToCome = top > 0 && isAwaiting();
  if (isYetToCome || document.documentElement.scrollHeight < top + window.innerHeight) stay(land);
  return false;
};

/** When a page that the visitor asked for has not come within a second: a browser shows nothing of that by itself. */
export const showDelay = (): void => {
  document.documentElement.setAttribute(AWAITED, "");
  // Gatsby's live region, which names the page once it is shown.
  document.getElementById("gatsby-announcer")?.replaceChildren(en.pageTurn.loading);
};

/**
 * The link that was pressed goes with its page. Chromium lays out what is left of a page when what has the focus is taken
 * out of it: a fifth of the time from / to the board. Before anything has changed that costs little.
 */
const releaseFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Before the router shows another page. */
export const beforePageTurn = (place: Place, previous: Place | null): void => {
  // A section of this page may be looked at while another page is awaited.
  if (!previous || isSamePage(place, previous)) return;
  endStay();
  // A link in it led on. Under an open dialog the router could not give the focus to the new page.
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
  releaseFocus();
  document.documentElement.removeAttribute(AWAITED);
  document.documentElement.setAttribute(TURNING, "");
  document.documentElement.setAttribute(TURNED, "");
};

/** The router gives the focus to the whole page. Who came for a section of it goes on from there. */
const bringFocus = (target: HTMLElement): void => {
  // `#main`, where the skip link leads, is no section.
  const heading = target.matches("section") && target.querySelector("h2");
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (!heading || !wrapper) return;
  const focusHeading = () => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  if (document.activeElement === wrapper) focusHeading();
  // The router may focus its wrapper after this. A heading that has left the document by then takes no focus.
  else wrapper.addEventListener("focus", focusHeading, { once: true });
};

/** Once the router shows it. */
export const afterPageTurn = (place: Place, previous: Place | null): void => {
  releasePlaces();
  if (!previous) return;
  if (isSamePage(place, previous)) {
    // Gatsby's live region speaks of a new page in the next frame, whatever it was that changed.
    requestAnimationFrame(() => document.getElementById("gatsby-announcer")?.replaceChildren());
    return;
  }
  requestAnimationFrame(() => document.documentElement.removeAttribute(TURNING));
  if (!place.hash) return;
  const id = decodeURIComponent(place.hash.slice(1));
  stay(() => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ behavior: "instant" });
    bringFocus(target);
  });
};
