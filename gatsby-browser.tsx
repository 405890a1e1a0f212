import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

import { recoverFromChunkError } from "./src/document/recover-from-chunk-error";
import { replayClick, stopRecordingClicks } from "./src/document/replay-click";
import { restoreScrollInRouter } from "./src/document/route-change";
import { hideLoadFailure } from "./src/lib/app-update/load-failure";
import { reloadIfStale } from "./src/lib/app-update/app-version";
import { languageOfPath } from "./src/strings/languages";
import { loadStrings } from "./src/strings/load-strings";

export {
  afterRouteChange as onRouteUpdate,
  announceDelay as onRouteUpdateDelayed,
  beforeRouteChange as onPreRouteUpdate,
  scrollPage as shouldUpdateScroll,
} from "./src/document/route-change";
export { wrapPageElement } from "./src/document/wrap-page-element";
export { prepareNextPage as onPrefetchPathname } from "./src/lib/next-page";

let hasStarted = false;

// Hydration in a transition is interruptible, so slow phones respond to input meanwhile.
const hydrateInTransition = (page: ReactNode, container: Element) => {
  stopRecordingClicks();
  startTransition(() => {
    hydrateRoot(container, page, {
      // Errors above the site's own error boundary: Gatsby could not load a page.
      onUncaughtError: (error) => {
        globalThis.reportError?.(error);
        void recoverFromChunkError();
      },
    });
  });
};

/** `gatsby develop` and the empty document of the offline copy have no built HTML and keep Gatsby's own function. */
export const replaceHydrateFunction = () =>
  document.getElementById("gatsby-focus-wrapper") ? hydrateInTransition : undefined;

/** Gatsby leaves a rejection unhandled when data or code of a page does not load. */
const onRejection = () => {
  if (!hasStarted) void recoverFromChunkError();
  // Somebody may be writing in a dialog.
  else if (!document.querySelector("dialog[open]")) void reloadIfStale();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  hasStarted = true;
  hideLoadFailure();
  replayClick();
  // The router saves positions from now on; the visitor may have scrolled before.
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"));
};

// `onPrefetchPathname` replaces it.
export const disableCorePrefetching = () => true;

/** Gatsby waits for it before it renders. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  restoreScrollInRouter();
  if (process.env.NODE_ENV === "production") window.addEventListener("unhandledrejection", onRejection);
  await loadStrings(languageOfPath(window.location.pathname));
};
