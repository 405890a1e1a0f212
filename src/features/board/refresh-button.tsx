import { Icon } from "../../components/icon";
import { toolStyle } from "./tool-style";
import { useBoardRefresh } from "./use-board-refresh";

/** Asks for the rates now; its icon turns while the request lasts and for one second more. */
export const RefreshButton = () => {
  const { isRefreshing, refresh } = useBoardRefresh();
  return (
    <button type="button" aria-busy={isRefreshing} onClick={refresh} sx={toolStyle}>
      <Icon name="refresh" spinning={isRefreshing} />
      <span>Refresh</span>
    </button>
  );
};
