/** Replaces an earlier service worker: deletes its caches, unregisters itself, and loads the open pages again from the network. */
const leave = async () => {
  // Not awaited: browsers unregister after the installation.
  void self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
};
self.addEventListener("install", (event) => {
  // Activation can wait for minutes until requests of the old worker end.
  event.waitUntil(leave());
  void self.skipWaiting();
});
self.addEventListener("activate", (event) => {
  event.waitUntil(leave());
  // Not awaited: the pages load after the activation.
  void self.clients
    .matchAll({ type: "window" })
    .then((pages) => pages.forEach((page) => void page.navigate(page.url)));
});
