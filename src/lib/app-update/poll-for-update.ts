import { clockOrigin, hasClockJumped } from "../clock";
import { pageDataFile } from "../paths";
import { isRecord } from "../type-guards";
import { claimReload, findNewVersion, reloadOnce } from "./app-version";
import { fetchSameOrigin } from "./fetch-same-origin";

const CHECK_EVERY_MS = 300_000;
const READ_CLOCK_EVERY_MS = 10_000;
/** A visitor who has not touched the page for this long is not disturbed by a reload. */
const UNTOUCHED_FOR_MS = 60_000;

const touches = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;

export interface UpdatePolling {
  /** Address of the page without a trailing slash, as in `/kurs`. */
  readonly path: string;
  /** Result of the page's query. A deployment may change texts only. */
  readonly data: unknown;
  /** Whether the page allows a reload now. */
  readonly isQuiet: () => boolean;
}

/** Returns the result of the page's query on the host as text, undefined when it cannot be read. */
async function servedTexts(path: string): Promise<string | undefined> {
  const served = await fetchSameOrigin(pageDataFile(path), (response): Promise<unknown> => response.json());
  return isRecord(served) && isRecord(served.result) ? JSON.stringify(served.result.data) : undefined;
}

const isHtml = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

/** Returns whether the host serves the page. `reload` also renews the browser's cache, which the reload then uses. */
const isServed = async (path: string): Promise<boolean> =>
  (await fetchSameOrigin(path, isHtml, "reload")) === true;

/**
 * Checks whether the host serves a new version of the page, and reloads the page while nobody uses it. Checks now, every five
 * minutes, and after the device's clock was set.
 *
 * @returns a function that stops it
 */
export function pollForUpdate({ path, data, isQuiet }: UpdatePolling): () => void {
  const ownTexts = JSON.stringify(data);
  // Not the device's clock, which may be corrected meanwhile.
  let touchedAt = performance.now();
  let isStopped = false;
  let origin = clockOrigin();

  const onTouch = () => {
    touchedAt = performance.now();
  };

  const isUndisturbed = () =>
    (document.hidden || performance.now() - touchedAt >= UNTOUCHED_FOR_MS) &&
    !document.querySelector("dialog[open]") &&
    isQuiet();

  const check = async (): Promise<void> => {
    // Also while the page is in use: the responses correct the device's clock.
    const [build, texts] = await Promise.all([findNewVersion(), servedTexts(path)]);
    const version = build ?? (texts === ownTexts ? undefined : texts);
    if (!version || !isUndisturbed() || !(await isServed(path))) return;
    if (isUndisturbed() && !isStopped && claimReload(version)) reloadOnce();
  };

  const checkAfterJump = () => {
    if (!hasClockJumped(origin)) return;
    origin = clockOrigin();
    void check();
  };

  void check();
  const timers = [
    setInterval(() => void check(), CHECK_EVERY_MS),
    setInterval(checkAfterJump, READ_CLOCK_EVERY_MS),
  ];
  for (const touch of touches) window.addEventListener(touch, onTouch, { passive: true });

  return () => {
    isStopped = true;
    timers.forEach(clearInterval);
    for (const touch of touches) window.removeEventListener(touch, onTouch);
  };
}
