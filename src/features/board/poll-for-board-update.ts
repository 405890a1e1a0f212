import { pollForUpdate } from "../../lib/app-update/poll-for-update";
import { currentTime } from "../../lib/clock";
import { openStatus } from "../../lib/opening-hours";
import { paths } from "../../lib/paths";

/**
 * Reloads the board for a new version of the site in a quiet moment: nobody searches.
 *
 * A reload ends the fullscreen that the board's own button began, and no script may begin it again. So a board in that
 * fullscreen waits until the counters are closed. A browser that was started in kiosk mode, or put into fullscreen with
 * F11, stays as it is through a reload and waits for nothing.
 */
export function pollForBoardUpdate(data: Queries.BoardFragment): () => void {
  return pollForUpdate({
    path: paths.board.path,
    data,
    isQuiet: () => {
      const search = document.querySelector("input[type=search]");
      const isSearching = search instanceof HTMLInputElement && search.value !== "";
      return (
        !isSearching && !(document.fullscreenElement && openStatus(data.companyYaml, currentTime()).isOpen)
      );
    },
  });
}
