import { useEffect } from "react";

import { useLanguage, useStrings } from "../../components/page-language";
import { findNewVersion, mayReload, reloadOnce } from "../../lib/app-update/app-version";
import { fetchSameOrigin } from "../../lib/app-update/fetch-same-origin";
import { currentTime, setClockFrom } from "../../lib/clock";
import { openStatus, type OpeningHours } from "../../lib/opening-hours";
import { pageDataFile, paths } from "../../lib/paths";
import { isRecord } from "../../lib/type-guards";
import { inLanguage } from "../../strings/languages";

/** The first requests are those for rates. Soon after them, the host's response corrects a wrong device clock. */
const FIRST_CHECK_MS = 2_000;
const CHECK_EVERY_MS = 300_000;
/** A visitor who has not touched the page for this long is not disturbed by a reload. */
const UNTOUCHED_FOR_MS = 60_000;

const touches = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;

/** Returns the result of the page's query on the host as text, undefined when it cannot be read. Sets the clock by the response. */
async function servedTexts(path: string): Promise<string | undefined> {
  const served = await fetchSameOrigin(pageDataFile(path), (response): Promise<unknown> => {
    setClockFrom(response.headers);
    return response.json();
  });
  return isRecord(served) && isRecord(served.result) ? JSON.stringify(served.result.data) : undefined;
}

const isHtml = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

/** Returns whether the host serves the page. `reload` also renews the browser's cache, which the reload then uses. */
const isServed = async (path: string): Promise<boolean> =>
  (await fetchSameOrigin(path, isHtml, "reload")) === true;

/**
 * Reloads the board for a new version of the site while nobody uses it. Checks soon after the start, and every five minutes.
 *
 * A reload ends the fullscreen that the board's own button started, and no script may start it again. That board waits
 * until the counters are closed. Kiosk mode and F11 survive a reload.
 *
 * @param data what the page's query returned, the same object in every render; a deployment may change texts only
 * @param opening of the branch where the screen hangs, else of the company
 */
export function useBoardUpdate(data: Queries.BoardFragment, opening: OpeningHours): void {
  const strings = useStrings();
  const path = inLanguage(paths.board.path, useLanguage());
  useEffect(() => {
    const ownTexts = JSON.stringify(data);
    // Not the device's clock, which may be corrected meanwhile.
    let touchedAt = performance.now();

    const onTouch = () => {
      touchedAt = performance.now();
    };

    const isQuiet = () => {
      const isUntouched = document.hidden || performance.now() - touchedAt >= UNTOUCHED_FOR_MS;
      const search = document.querySelector<HTMLInputElement>("input[type=search]");
      const keepsFullscreen =
        document.fullscreenElement && openStatus(opening, currentTime(), strings).isOpen;
      return isUntouched && !search?.value && !keepsFullscreen && !document.querySelector("dialog[open]");
    };

    const check = async (): Promise<void> => {
      // Also while the page is in use: a response corrects the device's clock.
      const [build, texts = ownTexts] = await Promise.all([findNewVersion(), servedTexts(path)]);
      const isNew = build !== undefined || texts !== ownTexts;
      if (isNew && mayReload() && (await isServed(path)) && isQuiet()) reloadOnce();
    };

    const firstCheck = setTimeout(() => void check(), FIRST_CHECK_MS);
    const nextChecks = setInterval(() => void check(), CHECK_EVERY_MS);
    for (const touch of touches) window.addEventListener(touch, onTouch, { passive: true });

    return () => {
      clearTimeout(firstCheck);
      clearInterval(nextChecks);
      for (const touch of touches) window.removeEventListener(touch, onTouch);
    };
  }, [data, opening, path, strings]);
}
