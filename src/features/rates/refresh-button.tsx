import { useState, type ComponentProps } from "react";

import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { showToast, type Toast } from "../../components/toast/toast-store";
import { refreshRates } from "./api/poll-rates";

/** Specification, section 4. */
const SPIN_ON_MS = 1_000;

type Props = {
  /** Texts of the toasts (specification, section 8). */
  readonly texts: Readonly<Record<"refreshedTitle" | "refreshed" | "refreshFailed", string>> &
    Pick<Toast, "lang">;
} & ComponentProps<"button">;

/**
 * Refreshes the rates and shows the result in a toast. Its icon turns during the request and for one second more; a second
 * press meanwhile does nothing.
 */
export const RefreshButton = ({ texts, children, ...button }: Props) => {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const { common } = useStrings();
  const onClick = async () => {
    if (isRefreshing) return;
    setIsRefreshing(true);
    const outcome = (await refreshRates())
      ? { title: texts.refreshedTitle, text: texts.refreshed }
      : { title: common.error, text: texts.refreshFailed, tone: "destructive" as const };
    showToast({ lang: texts.lang, ...outcome });
    setTimeout(() => setIsRefreshing(false), SPIN_ON_MS);
  };
  return (
    <button {...button} type="button" aria-busy={isRefreshing} onClick={() => void onClick()}>
      <Icon name="refresh" spinning={isRefreshing} />
      {children}
    </button>
  );
};
