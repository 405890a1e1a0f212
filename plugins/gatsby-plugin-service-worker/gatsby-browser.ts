import type { GatsbyBrowser } from "gatsby";

import { createPolicy } from "../../src/lib/trusted-types";
import { languageCodes, languageOfPath } from "../../src/strings/languages";

/** Shorter visits do not pay for the download of the offline copy. */
const REGISTER_AFTER_MS = 20_000;

/** Returns the worker's address, with the language of this page and those of which the browser has a copy. */
const findAddress = async (): Promise<string> => {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  const worker = installing ?? waiting ?? active;
  const kept = worker ? new URL(worker.scriptURL).searchParams.getAll("language") : [];
  const query = languageCodes
    .filter((code) => code === languageOfPath(location.pathname) || kept.includes(code))
    .map((code) => `language=${code}`);
  return `/sw.js?${query.join("&")}`;
};

/** Registers the service worker once the visitor has stayed a while; returning visitors have it already. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (process.env.NODE_ENV !== "production" || process.env.GATSBY_SERVICE_WORKER === "off") return;
  if (!("serviceWorker" in navigator)) return;
  const connection = Reflect.get(navigator, "connection") as { saveData?: boolean } | undefined;
  if (connection?.saveData) return;
  const container = navigator.serviceWorker;
  const policy = createPolicy("service-worker", { createScriptURL: (url: string) => url });
  const register = () => {
    // Private windows and some settings refuse it; the site works without.
    findAddress()
      .then((url) => container.register(policy.createScriptURL(url)))
      .catch(() => undefined);
  };
  // Of two pages that register at the same time, the worker of the second one may lack the language of the first one.
  container.addEventListener("controllerchange", register);
  if (container.controller) register();
  else setTimeout(register, REGISTER_AFTER_MS);
};
