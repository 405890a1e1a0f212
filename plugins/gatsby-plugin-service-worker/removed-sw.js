/** Replaces an earlier service worker: deletes its caches, unregisters itself, and loads the open pages again from the network. */
const leave = async () => {
  void self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
};
self.addEventListener("install", () => void self.skipWaiting());
// Not in the installation: Chrome would not activate an unregistered worker while the old one is busy, which writes its caches anew.
self.addEventListener("activate", (event) => {
  event.waitUntil(leave());
  // Not awaited: the pages load after the activation.
  void self.clients
    .matchAll({ type: "window" })
    .then((pages) => pages.forEach((page) => void page.navigate(page.url)));
});
