import { showToast, type Toast } from "../../components/toast/toast-store";
import * as en from "../../strings/en";
import { useRefresh } from "./use-rates";

interface Outcomes extends Pick<Toast, "lang"> {
  /** Heads the word of success. */
  readonly title: string;
  readonly success: string;
  readonly failure: string;
}

interface RefreshWithToast {
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** For a Refresh button: asks for the rates and tells the outcome in a toast. Ignored while it is under way. */
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
