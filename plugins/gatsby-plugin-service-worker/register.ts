import { createPolicy } from "../../src/lib/trusted-types";

/** A visit this long is worth keeping the site for; a shorter one should cost the visitor nothing more. */
const STAYED_FOR_MS = 20_000;

const register = (): void => {
  const policy = createPolicy("service-worker", { createScriptURL: (url: string) => url });
  // Refused in private windows and by some settings; the site works without.
  navigator.serviceWorker.register(policy.createScriptURL("/sw.js")).catch(() => undefined);
};

/** Registers the service worker once the visitor has stayed a while. Returning visitors have it already. */
export const registerServiceWorker = (): void => {
  if (!("serviceWorker" in navigator)) return;
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true)
    return;
  if (navigator.serviceWorker.controller) register();
  else setTimeout(register, STAYED_FOR_MS);
};
