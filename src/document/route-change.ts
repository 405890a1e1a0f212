/**
 * What happens when the router changes the page: a page that takes long to come is announced, an open dialog is closed, and
 * the focus goes to the section that the link led to.
 */

import * as en from "../strings/en";
import { endStay, isSamePage, type Place, releasePlaces, stayAt } from "./scroll-restoration";

/** Set on <html> while a page is being changed, and while one is awaited for long; see the global styles. */
const TURNING = "data-turning";
/** Set on <html> once there has been another page than the one that the document was opened with. */
const TURNED = "data-turned";
const AWAITED = "data-page-awaited";

/** When a page that the visitor asked for has not come within a second: a browser shows nothing of that by itself. */
export const announceDelay = (): void => {
  document.documentElement.setAttribute(AWAITED, "");
  // Gatsby's live region, which names the page once it is shown.
  document.getElementById("gatsby-announcer")?.replaceChildren(en.routeAnnouncer.loading);
};

/**
 * The link that was pressed goes with its page. Chromium lays out what is left of a page when what has the focus is taken
 * out of it: a fifth of the time from / to the board. Before anything has changed that costs little.
 */
const releaseFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Before the router shows another page. */
export const beforeRouteChange = (place: Place, previous: Place | null): void => {
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
export const afterRouteChange = (place: Place, previous: Place | null): void => {
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
  stayAt(() => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ behavior: "instant" });
    bringFocus(target);
  });
};
