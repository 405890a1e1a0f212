import { useEffect } from "react";

import { pollForUpdate } from "../../lib/app-update/poll-for-update";
import { currentTime } from "../../lib/clock";
import { openStatus, type OpeningHours } from "../../lib/opening-hours";
import { paths } from "../../lib/paths";

/** The first requests are those for rates. Soon after them, the host's response corrects a wrong device clock. */
const POLL_AFTER_MS = 2_000;

/**
 * Reloads the board for a new version of the site while nobody searches.
 *
 * A reload ends the fullscreen that the board's own button started, and no script may start it again. That board waits
 * until the counters are closed. Kiosk mode and F11 survive a reload.
 *
 * @param data what the page's query returned, the same object in every render
 * @param opening of the branch where the screen hangs, else of the company
 */
export function useBoardUpdate(data: Queries.BoardFragment, opening: OpeningHours): void {
  useEffect(() => {
    const isQuiet = () => {
      const search = document.querySelector<HTMLInputElement>("input[type=search]");
      const isOpen = openStatus(opening, currentTime()).isOpen;
      return !search?.value && !(document.fullscreenElement && isOpen);
    };
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = pollForUpdate({ path: paths.board.path, data, isQuiet });
    }, POLL_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [data, opening]);
}
