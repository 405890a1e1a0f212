import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

import { repeatPress, stopNotingPresses } from "./src/document/early-press";
import {
  afterPageTurn,
  beforePageTurn,
  noteEarlyScroll,
  scrollPage,
  showDelay,
  takeOverScrolling,
} from "./src/document/page-turn";
import { ErrorBoundary } from "./src/components/error-boundary";
import { loadCodeSteadily } from "./src/lib/app-update/load-code";
import { takeNewVersion } from "./src/lib/app-update/new-version";
import { prepareNextPage } from "./src/lib/next-page";
import { registerServiceWorker } from "./plugins/gatsby-plugin-service-worker/register";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary place={props.location.pathname}>{element}</ErrorBoundary>
);

let hasStarted = false;

/** For a page that cannot start or go on, because its data or code did not load. */
const recover = () => {
  void loadCodeSteadily(() => import("./src/lib/app-update/start-again")).then(({ startAgain }) =>
    startAgain(),
  );
};

// Hydration in a transition is interruptible, so that a slow phone answers a finger meanwhile.
const hydrateInTransition = (page: ReactNode, container: Element) => {
  stopNotingPresses();
  startTransition(() => {
    hydrateRoot(container, page, {
      // Errors above the site's own error boundary: in Gatsby, which could not load a page.
      onUncaughtError: (error) => {
        reportError(error);
        recover();
      },
    });
  });
};

/** `gatsby develop` has no built HTML to hydrate and keeps Gatsby's own way. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateInTransition : undefined;

/** Gatsby leaves the promise unhandled when data or code of a page does not load. */
const onRejection = () => {
  if (hasStarted) void takeNewVersion();
  else recover();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  hasStarted = true;
  repeatPress();
  noteEarlyScroll();
  if (process.env.NODE_ENV === "production" && process.env.GATSBY_SERVICE_WORKER !== "off")
    registerServiceWorker();
};

// `gatsby develop` prepares no page.
export const disableCorePrefetching = () => true;

export const onPrefetchPathname = prepareNextPage;

export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = showDelay;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) =>
  beforePageTurn(location, prevLocation);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) =>
  afterPageTurn(location, prevLocation);

export const shouldUpdateScroll = scrollPage;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  takeOverScrolling();
  if (process.env.NODE_ENV !== "production") return;
  window.addEventListener("unhandledrejection", onRejection);
};
