/**
 * Scrolling when the router changes the page. A new page stands where it should at once, without the smooth scrolling
 * that jumps within a page have; and a link to a section lands on it although the sections above come in later.
 */

type Place = { readonly pathname: string; readonly hash: string };

/** Set on <html> while a page is being changed; see the global styles. */
const TURNING = "data-turning";

/** Sections that come later than this, in ms, do not pull the visitor along any more. */
const LATEST_MS = 10_000;

/** What a visitor does who wants to be somewhere else. */
const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

const isSamePage = (place: Place, previous: Place | null): boolean => place.pathname === previous?.pathname;

/** Holds the section in view until everything above it is there, or the visitor moves. */
const stayAt = (id: string): void => {
  const land = () => document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
  const observer = new ResizeObserver(() => {
    land();
    if (!document.querySelector("[data-deferred]:empty")) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, LATEST_MS);
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
};

/** Before the router shows another page. */
export const beforePageTurn = (place: Place, previous: Place | null): void => {
  if (previous && !isSamePage(place, previous)) document.documentElement.setAttribute(TURNING, "");
};

/** Once the router shows it. */
export const afterPageTurn = (place: Place, previous: Place | null): void => {
  if (!previous || isSamePage(place, previous)) return;
  requestAnimationFrame(() => document.documentElement.removeAttribute(TURNING));
  if (place.hash) stayAt(decodeURIComponent(place.hash.slice(1)));
};
