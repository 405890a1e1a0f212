import { startTransition } from "react";

import { reloadIfStale } from "../lib/app-update/app-version";
import * as en from "../strings/en";
import { showToast } from "./toast/toast-store";

interface Options {
  /** Called before a reload, to keep the press. */
  readonly prepare?: () => void;
  /** Title of the toast after a failure. */
  readonly failed?: string;
}

/**
 * Loads the code or data behind a button. The page reloads if a deployment has removed it. A toast shows any other failure, after
 * which another press tries again.
 *
 * @param show called with what was loaded, in a transition, so that the press is painted first
 */
export async function loadForPress<Module>(
  load: () => Promise<Module>,
  show: (loaded: Module) => void,
  { prepare, failed = en.common.didNotLoad }: Options = {},
): Promise<void> {
  try {
    const loaded = await load();
    startTransition(() => show(loaded));
  } catch {
    if (await reloadIfStale(prepare)) return;
    showToast({ title: failed, text: en.common.checkConnection, tone: "destructive", lang: "en" });
  }
}
