import { createStore } from "../../lib/create-store";

/** A short message about what has just happened. */
export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** Screen readers announce "destructive" at once. It stays longer. */
  readonly tone: "success" | "destructive";
  readonly lang: "en" | "id";
  /** A newer toast on the same topic replaces it. */
  readonly topic?: string;
};

const MOST_TOASTS = 3;

/** The toasts on the screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a toast. It replaces one with the same text or topic. */
export const showToast = (toast: Omit<Toast, "id" | "tone"> & { readonly tone?: Toast["tone"] }): void => {
  lastId += 1;
  const shown: Toast = { tone: "success", ...toast, id: lastId };
  const isReplaced = ({ title, text, topic }: Toast) =>
    (title === shown.title && text === shown.text) || (topic !== undefined && topic === shown.topic);
  toasts.set([...toasts.get().filter((other) => !isReplaced(other)), shown].slice(-MOST_TOASTS));
};

/** Removes a toast. */
export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));
