import { cacheNames, clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";

import { defaultLanguage, inLanguage, languageOfPath, withoutLanguage } from "../../src/strings/languages";

/**
 * Service worker with an offline copy of the site in one language, that of the page that registers it. Pages and page data are network first, so that a new deployment wins. Files with a
 * content hash are cache first. It never handles /api/: the page itself marks rates that are not live.
 */

/** A slower host counts as unreachable. */
const TIMEOUT_S = 4;
const hashed = /^\/(static\/|[^/]+-[0-9a-f]{20}\.js$)/;
const notOurs = /^\/(api|admin)(\/|$)/;
const ownPages = /^\/(kurs|cabang\/[^/]+|artikel(\/.*)?)?\/?$/;

// A name of its own tells this site's copy from one that a former site left at the same address.
setCacheNameDetails({ prefix: "money-changer" });
let isFormerSites = false;
self.addEventListener("install", (event) => {
  const findCopy = async () => {
    isFormerSites = self.registration.active !== null && !(await caches.has(cacheNames.precache));
  };
  event.waitUntil(findCopy());
});

// Some hosts send a page with status 200 for a missing file. The cache must not keep it.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      return response.ok && !(isPage && hashed.test(new URL(request.url).pathname)) ? response : null;
    },
  },
]);
const { shared, ...lists } = self.__WB_MANIFEST;
precache([
  ...shared,
  ...(lists[new URL(location.href).searchParams.get("language")] ?? lists[defaultLanguage]),
]);

/** Returns the path of a page's document. Articles use that of their client-only page. */
const pageAt = (path) =>
  /^\/artikel\/./.test(withoutLanguage(path))
    ? inLanguage("/artikel-shell", languageOfPath(path))
    : path.replace(/(.)\/$/, "$1");

/** Serves the result of `findCopy` when the network fails, times out or returns a server error. */
const withFallback = (findCopy) => ({
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The host answered ${response.status}`);
    return response;
  },
  handlerDidError: ({ request }) => findCopy(new URL(request.url).pathname),
});

/** Removes the `Date` of a cached response, from which the page would set its clock (src/lib/clock.ts). */
const withoutDate = ({ body, headers, status, statusText }) => {
  const dateless = new Headers(headers);
  dateless.delete("Date");
  return new Response(body, { headers: dateless, status, statusText });
};

const ownPage = new NetworkOnly({
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [withFallback((path) => matchPrecache(pageAt(path)))],
});
registerRoute(
  ({ request, url }) => request.mode === "navigate" && ownPages.test(withoutLanguage(url.pathname)),
  ownPage,
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/page-data/"),
  new NetworkOnly({
    networkTimeoutSeconds: TIMEOUT_S,
    // Gatsby shows its 404 page on this status.
    plugins: [
      withFallback(async (path) => {
        const copy = await matchPrecache(path);
        return copy ? withoutDate(copy) : new Response(null, { status: 404 });
      }),
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && hashed.test(url.pathname),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
);

// Drawings of the site, and flags where the API is of the same origin.
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && url.pathname.endsWith(".svg") && !url.search && !notOurs.test(url.pathname),
  new NetworkFirst({
    cacheName: "drawings",
    plugins: [{ handlerDidError: ({ request }) => matchPrecache(request) }],
  }),
);

self.addEventListener("install", (event) => {
  // With the static routing API, browsers do not start the worker for polls of the rates.
  const anyHost = { protocol: "*", hostname: "*", port: "*" };
  const api = { condition: { urlPattern: { ...anyHost, pathname: "/api/*" } }, source: "network" };
  event.addRoutes?.(api).catch(() => undefined);
});

// Caches of the previous version, such as its drawings. Workbox cleans up its own.
const deleteOldCaches = async () => {
  for (const name of await caches.keys()) if (name !== cacheNames.precache) await caches.delete(name);
};
self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches());
  // Not awaited: the pages load after the activation.
  if (isFormerSites)
    void self.clients
      .matchAll({ type: "window" })
      .then((pages) => pages.forEach((page) => void page.navigate(page.url)));
});

void self.skipWaiting();
clientsClaim();
