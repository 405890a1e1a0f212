import type { GatsbyBrowser } from "gatsby";

import { createPolicy } from "../../src/lib/trusted-types";
import { languageOfPath } from "../../src/strings/languages";

/** Shorter visits do not pay for the download of the offline copy. */
const REGISTER_AFTER_MS = 20_000;

const register = (): void => {
  const policy = createPolicy("service-worker", { createScriptURL: (url: string) => url });
  // Private windows and some settings refuse it; the site works without.
  const url = policy.createScriptURL(`/sw.js?language=${languageOfPath(location.pathname)}`);
  navigator.serviceWorker.register(url).catch(() => undefined);
};

/** Registers the service worker once the visitor has stayed a while; returning visitors have it already. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (process.env.NODE_ENV !== "production" || process.env.GATSBY_SERVICE_WORKER === "off") return;
  if (!("serviceWorker" in navigator)) return;
  const connection = Reflect.get(navigator, "connection") as { saveData?: boolean } | undefined;
  if (connection?.saveData) return;
  if (navigator.serviceWorker.controller) register();
  else setTimeout(register, REGISTER_AFTER_MS);
};
