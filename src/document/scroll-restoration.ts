/**
 * Where a page stands when the router shows it: where it stood before, at its top, or at the section that a link leads to,
 * although the sections above come in later.
 */

import type { GatsbyBrowser } from "gatsby";

export type Place = { readonly pathname: string; readonly hash: string };

/** Whether a navigation stays on its page. */
export const isSamePage = (place: Place, previous: Place | null): boolean =>
  place.pathname === previous?.pathname;

/** Sections that come later than this, in ms, do not pull the visitor along any more. */
const LATEST_MS = 10_000;

/** Places are noted again after this, in ms, whatever the router does. */
const HOLD_MS = 1_000;

/** What a visitor does who wants to be somewhere else. */
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Ends what `stayAt` does. */
export let endStay = (): void => undefined;

/** Whether articles are still to come. */
const isAwaiting = (): boolean => document.querySelector("[data-awaited]") !== null;

/** Lands at a place again and again until everything on the page is there, the visitor moves, or another page comes. */
export const stayAt = (land: () => void): void => {
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

/** Lets the router note places again. */
export const releasePlaces = (): void => {
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
  if (isYetToCome || document.documentElement.scrollHeight < top + window.innerHeight) stayAt(land);
  return false;
};
