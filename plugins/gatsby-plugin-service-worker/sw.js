import { cacheNames, clientsClaim } from "workbox-core";
import { addPlugins, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";

import { offlineDataFile, pageDataFile } from "../../src/lib/paths";
import { inLanguage, languageOfPath, withoutLanguage } from "../../src/strings/languages";

/**
 * Service worker with an offline copy of the site in the languages that its address names. Pages and page data are network first, so
 * that a new deployment wins. Files with a content hash are cache first. It never handles /api/: the page itself marks rates that are
 * not live.
 */

/** A slower host counts as unreachable where there is a copy. */
const TIMEOUT_MS = 4_000;
const hashed = /^\/(static\/|[^/]+-[0-9a-f]{20}\.js$)/;
const jsonType = { "Content-Type": "application/json" };
const notOurs = /^\/(api|admin)(\/|$)/;

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
const keptLanguages = new URL(location.href).searchParams.getAll("language");
precache([...shared, ...keptLanguages.flatMap((code) => lists[code] ?? [])]);

/** Addresses of the data of the copy's pages in all languages. */
const pageData = new Set(self.__PAGE_DATA);

/** Returns the path of a page's document. Articles use that of their client-only page. */
const pageAt = (path) =>
  /^\/artikel\/./.test(withoutLanguage(path))
    ? inLanguage("/artikel-shell", languageOfPath(path))
    : path.replace(/(.)\/$/, "$1");

/**
 * Serves the copy when the network fails, takes longer than `TIMEOUT_MS` or answers with a server error. Without a copy, the browser
 * gets what the network answers, whenever that is.
 */
const networkFirst = ({ request }, copy) => {
  const answer = fetch(request);
  const checked = answer.then(
    async (response) => (response.status < 500 ? response : ((await copy()) ?? response)),
    async () => (await copy()) ?? answer,
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return Promise.race([checked, timeout.then(async () => (await copy()) ?? checked)]);
};

/**
 * Returns a document without content, in which the scripts draw a page from the copy of its data. Its path is the one that Gatsby
 * allows at every address.
 */
const shellOf = async (home) => {
  const html = (await home.text())
    .replace(/ data-path="[^"]*"/, ' data-path="/offline-plugin-app-shell-fallback"')
    .replace(/(<div id="___gatsby">).*(<\/div><div id="portal-root">)/s, "$1$2");
  return new Response(html, home);
};

/** Returns the copy of a page, or a shell where the copy has its data only; undefined in a language that is not kept. */
const copyOf = async ({ pathname }) => {
  const document = await matchPrecache(pageAt(pathname));
  if (document) return document;
  const home = await matchPrecache(inLanguage("/", languageOfPath(pathname)));
  return home && shellOf(home);
};

/** Redirects to the same page in a language of the copy. */
const toKeptLanguage = ({ pathname, search }) => {
  const [code] = keptLanguages;
  return code ? Response.redirect(inLanguage(withoutLanguage(pathname), code) + search) : Response.error();
};

registerRoute(
  ({ request, url }) => request.mode === "navigate" && pageData.has(pageDataFile(pageAt(url.pathname))),
  (visit) => networkFirst(visit, () => copyOf(visit.url)).catch(() => toKeptLanguage(visit.url)),
);

/** Returns the copy of a file of page data, without a `Date`, from which the page would set its clock (src/lib/clock.ts). */
const dataOf = async (file) => {
  for (const code of keptLanguages) {
    const data = await (await matchPrecache(offlineDataFile(code)))?.json();
    if (data?.[file]) return new Response(JSON.stringify(data[file]), { headers: jsonType });
  }
  return undefined;
};

// Without a copy and a network, Gatsby loads the page's document, not its 404 page.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/page-data/"),
  (visit) => networkFirst(visit, () => dataOf(visit.url.pathname)),
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

// Caches of the previous version, such as its drawings, and of a former site. Workbox cleans up its own.
const deleteOldCaches = async () => {
  for (const name of await caches.keys()) if (name !== cacheNames.precache) await caches.delete(name);
};
self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches());
});

void self.skipWaiting();
clientsClaim();
