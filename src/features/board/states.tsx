import { useRef } from "react";

import { Icon } from "../../components/icon";
import { useFocusHandover } from "../../components/use-focus-handover";
import { stateStyle } from "./board-style";
import { useBoardRefresh } from "./use-board-refresh";

/** No rates, and none to be had; stays until some come (specification, section 8). */
export const FailedView = () => {
  const { isRefreshing, refresh } = useBoardRefresh();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () => document.getElementById("main"));
  return (
    <div role="alert" sx={stateStyle}>
      <h2>Failed to Load Data</h2>
      <p>An error occurred while fetching rate data. Please try again.</p>
      <button
        ref={button}
        type="button"
        aria-busy={isRefreshing}
        onClick={refresh}
        sx={{ variant: "buttons.gold" }}
      >
        <Icon name="refresh" spinning={isRefreshing} />
        Try Again
      </button>
    </div>
  );
};

/** The API answers, with an empty list. */
export const EmptyView = () => (
  <div sx={stateStyle}>
    <h2>No rates at the moment</h2>
    <p>They appear here as soon as they are set. Please ask at the counter meanwhile.</p>
  </div>
);
