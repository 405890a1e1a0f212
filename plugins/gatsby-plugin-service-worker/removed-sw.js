/** Takes the place of a service worker that is no longer wanted: forgets what was kept and unregisters itself. */
const leave = () => {
  // Not waited for: browsers unregister once the installation has ended.
  void self.registration.unregister();
  return caches.delete("site");
};
self.addEventListener("install", (event) => {
  // Not left to the activation: that waits for what the old worker has under way, in Chromium for minutes at times.
  event.waitUntil(leave());
  void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(leave()));
