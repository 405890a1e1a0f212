/**
 * Keeps the site readable without a network. The network always comes first for pages and data about pages, so a new
 * deployment wins over anything kept here; only files that carry their content's hash in their name are answered from
 * the cache. The API is never answered here: rates are live, or they are marked as not live by the page itself.
 *
 * The build writes the files' list, and above it a digest of those among them whose names do not change with what they hold:
 * this text changes with every deployment that changes one of them, which is how browsers notice a new version.
 * The new worker waits until the old one's pages are closed: those may still need files of their own version. The only page
 * there is says when it leaves for another version (see "message"), since a wall screen is never closed.
 */
const FILES = [];
const CACHE = "site";
/** A host that takes longer than this is as good as none to somebody whose browser has the page. */
const ANSWER_WITHIN_MS = 4_000;

const hashed = /^\/(static\/|[^/]+-[0-9a-f]{20}\.js$)/;
/**
 * Worth keeping when met on the way, an API's flags included; pictures are left to the browser's own cache, as is what has a
 * query, such as a flag's version: each would be kept until the next deployment.
 */
const keepable = /\.(css|js|json|svg|woff2|webmanifest)$/;

/** Pages that one built file answers for. */
const shellOf = (path) => (path.startsWith("/artikel/") ? "/artikel" : path.replace(/(.)\/$/, "$1"));

/** Some hosts redirect /kurs to /kurs/; a page may not be answered with a response that remembers a redirect. */
const withoutRedirect = async (response) =>
  response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;

/**
 * A page in place of a script: some hosts answer so, with 200, while a deployment is half there. What is kept under a name
 * with a hash is never asked for again.
 */
const isImpostor = (path, response) =>
  hashed.test(path) && /^text\/html/i.test(response.headers.get("content-type") ?? "");

/** Keeps what is the site's own and whole, unless its host wants it stored nowhere. */
const store = async (key, response) => {
  if (!response.ok || response.type !== "basic") return;
  if (isImpostor(new URL(key, self.location.origin).pathname, response)) return;
  if (/no-store/i.test(response.headers.get("cache-control") ?? "")) return;
  const cache = await caches.open(CACHE);
  await cache.put(key, await withoutRedirect(response));
};

/** Fetches, and stores on the side: the page neither waits for that nor fails with it, as when the storage is full. */
const fetchAndStore = async (event, key) => {
  const response = await fetch(event.request);
  const copy = response.clone();
  // A worker that takes this one's place for good has deleted the cache: it is not begun anew.
  const storeInPresent = async () => (await caches.has(CACHE)) && store(key, copy);
  event.waitUntil(storeInPresent().catch(() => undefined));
  return response;
};

const kept = (key) => caches.match(key, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);

const networkFirst = async (event, key) => {
  let timer;
  try {
    const network = fetchAndStore(event, key);
    // An answer that comes too late for this page is kept for the next one.
    event.waitUntil(network.catch(() => undefined));
    // If nothing is kept, the network has all the time it takes.
    const late = new Promise((resolve) => {
      timer = setTimeout(async () => resolve((await kept(key)) ?? network), ANSWER_WITHIN_MS);
    });
    const response = await Promise.race([network, late]);
    // A host that is down behind its proxy is as good as no host.
    return response.status < 500 ? response : ((await kept(key)) ?? response);
  } catch (error) {
    const found = await kept(key);
    if (found) return found;
    // The data of an address that has no page: Gatsby shows its 404 page on this answer, and nothing without one.
    if (key.includes("/page-data/")) return new Response(null, { status: 404 });
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * For addresses that are none of the site's pages, such as an API's files: nothing of them is kept, since nobody here
 * knows whom they are for. Without a network they show the 404 page.
 */
const networkOnly = async ({ request }) => {
  try {
    return await fetch(request);
  } catch (error) {
    const lost = await kept("/404.html");
    if (lost) return lost;
    throw error;
  }
};

/**
 * What is of an API, on whichever host, goes past this worker where the browser can be told so: otherwise it would be kept running, or
 * be started, for every poll of the rates, only to let it through.
 */
const passApiBy = async (event) => {
  const everyHost = { protocol: "*", hostname: "*", port: "*" };
  await event.addRoutes?.({
    condition: { urlPattern: { ...everyHost, pathname: "/api/*" } },
    source: "network",
  });
};

const cacheFirst = async (event) =>
  (await kept(event.request.url)) ?? fetchAndStore(event, event.request.url);

self.addEventListener("install", (event) => {
  const fetchWhole = async (file) => {
    // "no-cache": revalidated, so that what is kept is what the server has now.
    const response = await fetch(file, { cache: hashed.test(file) ? "default" : "no-cache" });
    if (!response.ok || isImpostor(file, response)) throw new Error(`${file}: ${response.status}`);
    // Read to its end, and without the memory of a redirect.
    return [file, new Response(await response.blob(), { headers: response.headers })];
  };
  // All are fetched before any is kept: the pages of the version before are in the same cache, and must not meet files of this.
  const keepAll = async () => {
    const files = await Promise.all(FILES.map(fetchWhole));
    const cache = await caches.open(CACHE);
    // Those with a hash in their name first, which replace nothing: if the storage has no room for them, no page has given
    // way to one whose scripts are not kept. A file that cannot be put takes back none of the others.
    for (const isHashed of [true, false]) {
      const some = files.filter(([file]) => hashed.test(file) === isHashed);
      await Promise.all(some.map(([file, response]) => cache.put(file, response)));
    }
  };
  // Refused, it all works without.
  passApiBy(event).catch(() => undefined);
  event.waitUntil(keepAll());
});

self.addEventListener("activate", (event) => {
  const wanted = new Set(FILES.map((file) => new URL(file, self.location.origin).href));
  const tidy = async () => {
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("message", (event) => {
  const takeOverWhereAlone = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length <= 1) await self.skipWaiting();
    else event.source.postMessage("staying");
  };
  if (event.data === "leaving") event.waitUntil(takeOverWhereAlone());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search, href } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || /^\/(api|admin)(\/|$)/.test(pathname))
    return;
  if (request.mode === "navigate") {
    const shell = shellOf(pathname);
    event.respondWith(FILES.includes(shell) ? networkFirst(event, shell) : networkOnly(event));
  } else if (hashed.test(pathname) && keepable.test(pathname)) event.respondWith(cacheFirst(event));
  else if (keepable.test(pathname) && !search && !request.headers.has("range"))
    event.respondWith(networkFirst(event, href));
});
