import { useSyncExternalStore } from "react";

import type { Language } from "../../strings/languages";

/** A short message about what has just happened. */
export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** Screen readers announce "destructive" at once. It stays longer. */
  readonly tone: "success" | "destructive";
  /** If it is not the page's. */
  readonly lang?: Language | undefined;
  /** A newer toast on the same topic replaces it. */
  readonly topic?: string;
  /** In the open dialog, because everything outside it is inert. It closes with the dialog. */
  readonly isInDialog: boolean;
};

const MOST_TOASTS = 3;

const none: readonly Toast[] = [];
let current = none;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The toasts on the screen, oldest first. */
export const toasts = {
  get: () => current,
  set(next: readonly Toast[]) {
    current = next;
    listeners.forEach((listener) => listener());
  },
  /** Returns the toasts and re-renders when they change. */
  useValue: () =>
    useSyncExternalStore(
      subscribe,
      () => current,
      () => none,
    ),
};
let lastId = 0;

/** Shows a toast. It replaces one with the same text or topic. */
export const showToast = (
  toast: Omit<Toast, "id" | "tone" | "isInDialog"> & Partial<Pick<Toast, "tone" | "isInDialog">>,
): void => {
  lastId += 1;
  const isInDialog = document.querySelector("dialog[open]") !== null;
  const shown: Toast = { tone: "success", isInDialog, ...toast, id: lastId };
  const isReplaced = ({ title, text, topic }: Toast) =>
    (title === shown.title && text === shown.text) || (topic !== undefined && topic === shown.topic);
  toasts.set([...toasts.get().filter((other) => !isReplaced(other)), shown].slice(-MOST_TOASTS));
};

/** Removes a toast. */
export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
