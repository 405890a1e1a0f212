import { claimReload, leave, findNewVersion } from "./app-version";
import { fetchSameOrigin } from "./fetch-same-origin";
import { pageDataFile } from "../paths";
import { isRecord } from "../type-guards";

/** A calm pace: a deployment is taken up within minutes, and a screen asks for a few hundred bytes twelve times an hour. */
const ASK_EVERY_MS = 300_000;
/** How often a page that is out of date looks for a quiet moment. */
const LOOK_EVERY_MS = 10_000;
/** A visitor who has not touched anything for this long is not disturbed. */
const UNTOUCHED_FOR_MS = 60_000;

const touches = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;

export interface UpdatePolling {
  /** Address of the page without a trailing slash, as in `/kurs`. */
  readonly path: string;
  /** What the page was made of, as its query gave it: a deployment may change texts only. */
  readonly data: unknown;
  /** Whether the page itself has no objection to a reload now. */
  readonly isQuiet: () => boolean;
}

/** What the page at `path` is made of on the host now, as text; undefined when it cannot be told. */
async function servedTexts(path: string): Promise<string | undefined> {
  const served = await fetchSameOrigin(pageDataFile(path), (response): Promise<unknown> => response.json());
  return isRecord(served) && isRecord(served.result) ? JSON.stringify(served.result.data) : undefined;
}

const isHtml = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

/** Whether the page itself can be had. Asked past the browser's cache, which the reload then finds renewed. */
async function isServed(path: string): Promise<boolean> {
  return (await fetchSameOrigin(path, isHtml, "reload")) === true;
}

/**
 * Takes up a new version of the site by itself: asks now and then, on becoming visible and with the network's return
 * whether the host serves another version, and then reloads the page in a quiet moment. What fails is asked again later.
 *
 * @returns the way to stop
 */
export function pollForUpdate({ path, data, isQuiet }: UpdatePolling): () => void {
  const own = JSON.stringify(data);
  // Not by the device's clock, which may be put right meanwhile.
  let touchedAt = performance.now();
  let isStopped = false;
  let isLooking = false;
  let waiting: ReturnType<typeof setInterval> | undefined;

  const onTouch = () => {
    touchedAt = performance.now();
  };

  const isUndisturbed = () =>
    (document.hidden || performance.now() - touchedAt >= UNTOUCHED_FOR_MS) &&
    !document.querySelector("dialog[open]") &&
    isQuiet();

  /** Names what the host serves anew: other scripts, or other texts for the same ones. */
  async function whatIsNew(): Promise<string | undefined> {
    const [build, texts] = await Promise.all([findNewVersion(), servedTexts(path)]);
    return build ?? (texts === own ? undefined : texts);
  }

  async function look() {
    if (isLooking || waiting || isStopped) return;
    isLooking = true;
    const isNew = (await whatIsNew()) !== undefined;
    isLooking = false;
    if (isNew && !isStopped) waiting = setInterval(lookForQuiet, LOOK_EVERY_MS);
  }

  async function lookForQuiet() {
    if (isLooking || !isUndisturbed()) return;
    isLooking = true;
    // Looked up again: hours may have passed, and the deployment may have been taken back.
    const version = await whatIsNew();
    const mayLeave = () => isUndisturbed() && !isStopped;
    if (version && (await isServed(path)) && mayLeave() && claimReload(version)) return leave();
    isLooking = false;
    clearInterval(waiting);
    waiting = undefined;
  }

  const onReturn = () => {
    if (!document.hidden) void look();
  };

  const timer = setInterval(() => void look(), ASK_EVERY_MS);
  window.addEventListener("online", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  for (const touch of touches) window.addEventListener(touch, onTouch, { passive: true });
  void look();

  return () => {
    isStopped = true;
    clearInterval(timer);
    clearInterval(waiting);
    window.removeEventListener("online", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
    for (const touch of touches) window.removeEventListener(touch, onTouch);
  };
}
