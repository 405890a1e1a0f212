import { startTransition, useState, type ComponentType } from "react";

import { reloadIfStale } from "../lib/app-update/app-version";
import { useStrings } from "./page-language";
import { showToast } from "./toast/toast-store";

/**
 * Loads the code of a dialog for a press, and opens it. The page reloads if a deployment has removed the code. A toast shows any
 * other failure, after which another press tries again.
 *
 * @param load imports the module whose default export is the dialog
 */
export function useLazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const { didNotLoad, checkConnection } = useStrings().common;
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  /** @param onLoaded called in the transition that opens the dialog */
  const open = async (onLoaded?: () => void) => {
    try {
      const { default: loaded } = await load();
      // In a transition, so that the press is painted first.
      startTransition(() => {
        setDialog(() => loaded);
        onLoaded?.();
      });
    } catch {
      if (await reloadIfStale()) return;
      showToast({ title: didNotLoad, text: checkConnection, tone: "destructive" });
    }
  };
  return {
    /** The dialog while it is open. */
    Dialog,
    open,
    close: () => setDialog(undefined),
    preload: () => void load().catch(() => undefined),
  };
}
