import { showToast } from "../../components/toast/toast-store";
import { useRefresh } from "../rates/use-rates";

interface BoardRefresh {
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** Asks for the rates and tells the outcome in a toast (specification, section 8). Ignored while it is under way. */
export function useBoardRefresh(): BoardRefresh {
  const { isRefreshing, refresh: ask } = useRefresh();
  const refresh = async () => {
    if (isRefreshing) return;
    const succeeded = (await ask()) === "ok";
    showToast({
      topic: "refresh",
      lang: "en",
      tone: succeeded ? "success" : "destructive",
      title: succeeded ? "Success" : "Error",
      text: succeeded ? "Exchange rate data updated successfully" : "Failed to update exchange rate data",
    });
  };
  return { isRefreshing, refresh: () => void refresh() };
}
