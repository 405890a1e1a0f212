import { useSyncExternalStore } from "react";

import type { Language } from "../../strings/languages";

/** A short message about what has just happened. */
export type Toast = {
  /** Screen readers announce a text again only if it is in another element. */
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** Screen readers announce "destructive" at once. It stays longer. */
  readonly tone: "success" | "destructive";
  /** If it is not the page's. */
  readonly lang?: Language | undefined;
  /** In the open dialog, because everything outside it is inert. It closes with the dialog. */
  readonly isInDialog: boolean;
};

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const replaceBy = (toast: Toast | undefined): void => {
  current = toast;
  listeners.forEach((listener) => listener());
};

/** Returns the toast on the screen. */
export const currentToast = (): Toast | undefined => current;

/** Returns the toast on the screen, and re-renders when it changes. */
export const useToast = (): Toast | undefined =>
  useSyncExternalStore(subscribe, currentToast, () => undefined);

/** Shows a toast, in place of an earlier one. */
export const showToast = (
  toast: Omit<Toast, "id" | "tone" | "isInDialog"> & Partial<Pick<Toast, "tone" | "isInDialog">>,
): void => {
  lastId += 1;
  const isInDialog = document.querySelector("dialog[open]") !== null;
  replaceBy({ tone: "success", isInDialog, ...toast, id: lastId });
};

/** Removes the toast. */
export const dismissToast = (): void => replaceBy(undefined);
