/** Takes the place of a service worker that is no longer wanted: forgets what was kept and unregisters itself. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(caches.delete("site").then(() => self.registration.unregister()));
});
