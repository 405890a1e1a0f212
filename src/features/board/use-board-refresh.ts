import * as en from "../../strings/en";
import { useRefreshWithToast } from "../rates/use-refresh-with-toast";

/** With the words of the specification, section 8. */
export const useBoardRefresh = () =>
  useRefreshWithToast({
    lang: "en",
    title: en.board.refreshedTitle,
    success: en.board.refreshed,
    failure: en.board.refreshFailed,
  });
