/** A visit this long is worth keeping the site for; a shorter one should cost the visitor nothing more. */
const STAYED_FOR_MS = 20_000;

type Policy = { createScriptURL(url: string): string };
type Factory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };

const factory = (): Factory | undefined => Reflect.get(window, "trustedTypes");

const register = (): void => {
  const policy = factory()?.createPolicy("service-worker", { createScriptURL: (url) => url });
  // Refused in private windows and by some settings; the site works without.
  navigator.serviceWorker
    .register(policy ? policy.createScriptURL("/sw.js") : "/sw.js")
    .catch(() => undefined);
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
