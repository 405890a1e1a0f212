import * as en from "../../strings/en";
import { useToldRefresh } from "../rates/use-told-refresh";

/** With the words of the specification, section 8. */
export const useBoardRefresh = () =>
  useToldRefresh({
    lang: "en",
    title: en.board.refreshedTitle,
    success: en.board.refreshed,
    failure: en.board.refreshFailed,
  });
