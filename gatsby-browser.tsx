import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

import {
  afterPageTurn,
  beforePageTurn,
  noteEarlyScroll,
  scrollPage,
  showDelay,
  takeOverScrolling,
} from "./src/document/page-turn";
import { Root } from "./src/components/root";
import { buttonNow, pressAgain } from "./src/lib/early-press";
import { loadCodeSteadily } from "./src/lib/app-update/load-code";
import { takeNewVersion } from "./src/lib/app-update/new-version";
import { prepareNextPage } from "./src/lib/next-page";
import { wholeStyles } from "./src/lib/whole-styles";
import { registerServiceWorker } from "./plugins/gatsby-plugin-service-worker/register";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Root place={props.location.pathname}>{element}</Root>
);

/** For a page that cannot start or go on, because data or code of it did not come. */
const recover = () => {
  void loadCodeSteadily(() => import("./src/lib/app-update/start-again")).then(({ startAgain }) =>
    startAgain(),
  );
};

let hydratingSince = Infinity;

/**
 * Presses again what was pressed before React looked at the page, and on sections that it leaves alone (island.tsx), which hear
 * of it now. What else is pressed while it takes over the page it takes care of itself.
 */
const repeatEarlyClick = () => {
  const press = window.takeEarlyClick?.();
  const button = press && buttonNow(press);
  if (!button) return;
  // Not at once: React may have been hurried by that very press, within which a button hears no other.
  if (press.at < hydratingSince || button !== press.button || button.closest("[data-deferred]"))
    queueMicrotask(() => pressAgain({ ...press, button }));
};

// A transition is rendered in slices of a few milliseconds, so that a slow phone answers a finger meanwhile.
const hydrateInSlices = (page: ReactNode, container: Element) => {
  hydratingSince = performance.now();
  startTransition(() => {
    hydrateRoot(container, page, {
      // Above the site's own error page: in Gatsby, which went to a page that had not come.
      onUncaughtError: (error) => {
        reportError(error);
        recover();
      },
    });
  });
};

/** `gatsby develop` has no built HTML to hydrate and keeps Gatsby's own way. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrateInSlices : undefined;

// In the words of Gatsby, webpack and the browser's storage, which Gatsby writes to when it meets another version.
const failedStart = /Not rendering React|component chunk|ChunkLoadError|QuotaExceededError/;

let hasStarted = false;

/** What keeps Gatsby from starting a page, or from going to another, rejects a promise that nobody listens to. */
const onRejection = ({ reason }: PromiseRejectionEvent) => {
  if (!failedStart.test(String(reason))) return;
  if (hasStarted) void takeNewVersion();
  else recover();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  hasStarted = true;
  noteEarlyScroll();
  repeatEarlyClick();
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
  if (process.env.NODE_ENV !== "production") return undefined;
  window.addEventListener("unhandledrejection", onRejection);
  // Gatsby waits for the promise: what it does next is a task of its own, not the end of the one that read all its code.
  return wholeStyles();
};
