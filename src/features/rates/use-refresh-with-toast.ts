import { showToast, type Toast } from "../../components/toast/toast-store";
import * as en from "../../strings/en";
import { useRefresh } from "./use-rates";

interface Outcomes extends Pick<Toast, "lang"> {
  readonly title: string;
  readonly success: string;
  readonly failure: string;
}

interface RefreshWithToast {
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** Returns the state of a Refresh button that shows its result in a toast. A second press meanwhile does nothing. */
export function useRefreshWithToast({ lang, title, success, failure }: Outcomes): RefreshWithToast {
  const { isRefreshing, refresh: ask } = useRefresh();
  const refresh = async () => {
    if (isRefreshing) return;
    const outcome =
      (await ask()) === "ok"
        ? { title, text: success }
        : { title: en.common.error, text: failure, tone: "destructive" as const };
    showToast({ topic: "refresh", lang, ...outcome });
  };
  return { isRefreshing, refresh: () => void refresh() };
}
