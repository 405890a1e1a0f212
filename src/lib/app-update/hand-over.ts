/** For a worker that says nothing, as one of an earlier version, or that finds the old one busy. */
const WAITS_FOR_MS = 60_000;

/** Undefined also in private windows and on plain http, where there is no container, and where storage is refused. */
const ownRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration().catch(() => undefined);

/**
 * Has the service worker that has been waiting since the last version take over, if no other page is open. One waits for as long
 * as any page is open, which on a wall screen is for ever, and each version would leave its files behind.
 *
 * @returns when it has taken over, or will not. To be awaited before the page leaves: a navigation that meets the worker
 *   before it on its way out brings that one back, or hangs (seen in Chromium 156 on a busy device)
 */
export async function handOver(): Promise<void> {
  const waiting = (await ownRegistration())?.waiting;
  if (!waiting) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(finish, WAITS_FOR_MS);
    const onState = () => {
      if (waiting.state === "activated" || waiting.state === "redundant") finish();
    };
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === "staying") finish();
    };
    function finish() {
      clearTimeout(timer);
      waiting?.removeEventListener("statechange", onState);
      navigator.serviceWorker.removeEventListener("message", onMessage);
      resolve();
    }
    waiting.addEventListener("statechange", onState);
    navigator.serviceWorker.addEventListener("message", onMessage);
    waiting.postMessage("leaving");
  });
}
