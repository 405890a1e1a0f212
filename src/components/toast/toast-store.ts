/** A short message about what has just happened. `lang` is that of the words, for screen readers. */
export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** "destructive" is announced at once (role alert) and stays longer. */
  readonly tone: "success" | "destructive";
  readonly lang: "en" | "id";
  /** What it is about: a newer word on the same replaces it. */
  readonly topic?: string;
};

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

const publish = (next: readonly Toast[]): void => {
  toasts = next;
  listeners.forEach((listener) => listener());
};

/** Shows a toast. It replaces one that still stands and says the same, or is about the same. */
export const showToast = (toast: Omit<Toast, "id" | "tone"> & { readonly tone?: Toast["tone"] }): void => {
  lastId += 1;
  const shown: Toast = { tone: "success", ...toast, id: lastId };
  const isReplaced = ({ title, text, topic }: Toast) =>
    (title === shown.title && text === shown.text) || (topic !== undefined && topic === shown.topic);
  publish([...toasts.filter((standing) => !isReplaced(standing)), shown].slice(-3));
};

/** Removes a toast. */
export const dismissToast = (id: number): void => publish(toasts.filter((toast) => toast.id !== id));

/** Calls the listener when a toast comes or goes. Returns how to stop. For `useSyncExternalStore`. */
export const subscribeToToasts = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the toasts on the screen, the oldest first. For `useSyncExternalStore`. */
export const currentToasts = (): readonly Toast[] => toasts;

const noToasts: readonly Toast[] = [];
/** The snapshot while the page is built. */
export const toastsOnServer = (): readonly Toast[] => noToasts;
