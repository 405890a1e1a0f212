/** Replaces a service worker that is no longer wanted: deletes its caches and unregisters itself. */
const leave = async () => {
  // Not awaited: browsers unregister once the installation has ended.
  void self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
};
self.addEventListener("install", (event) => {
  // Not only on activation: that waits for requests of the old worker, in Chromium for minutes at times.
  event.waitUntil(leave());
  void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(leave()));
