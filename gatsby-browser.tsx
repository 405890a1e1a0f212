import type { GatsbyBrowser } from "gatsby";

import { afterPageTurn, beforePageTurn, scrollPage, takeOverScrolling } from "./src/components/page-turn";
import { Root } from "./src/components/root";
import { registerServiceWorker } from "./src/service-worker/register";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => <Root>{element}</Root>;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.repeatEarlyClick?.();
  if (process.env.NODE_ENV === "production" && process.env.GATSBY_SERVICE_WORKER !== "off")
    registerServiceWorker();
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) =>
  beforePageTurn(location, prevLocation);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) =>
  afterPageTurn(location, prevLocation);

export const shouldUpdateScroll = scrollPage;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  takeOverScrolling();
  if (process.env.NODE_ENV === "production") return;
  void import("./src/components/content-problems").then(({ showContentProblems }) => showContentProblems());
};
