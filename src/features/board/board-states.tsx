import { useRef } from "react";

import { Icon } from "../../components/icon";
import { useFocusHandover } from "../../components/use-focus-handover";
import * as en from "../../strings/en";
import { stateStyle } from "./board-style";
import { useBoardRefresh } from "./use-board-refresh";

/** No rates, and none to be had; stays until some come (specification, section 8). */
export const FailedView = () => {
  const { isRefreshing, refresh } = useBoardRefresh();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () => document.getElementById("main"));
  return (
    <div role="alert" sx={stateStyle}>
      <h2>{en.board.failedTitle}</h2>
      <p>{en.board.failedText}</p>
      <button
        ref={button}
        type="button"
        aria-busy={isRefreshing}
        onClick={refresh}
        sx={{ variant: "buttons.gold" }}
      >
        <Icon name="refresh" spinning={isRefreshing} />
        {en.common.tryAgain}
      </button>
    </div>
  );
};

/** The API answers, with an empty list. */
export const EmptyView = () => (
  <div sx={stateStyle}>
    <h2>{en.board.emptyTitle}</h2>
    <p>{en.board.emptyText}</p>
  </div>
);
