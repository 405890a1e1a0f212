/** The modal dialogs that are open, the topmost last. Everything outside the topmost is inert. */
let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const publish = (next: readonly HTMLDialogElement[]): void => {
  openDialogs = next;
  listeners.forEach((listener) => listener());
};

/** @returns what to call when the dialog closes */
export const dialogOpened = (dialog: HTMLDialogElement): (() => void) => {
  publish([...openDialogs, dialog]);
  return () => publish(openDialogs.filter((open) => open !== dialog));
};

export const topmostDialog = (): HTMLDialogElement | undefined => openDialogs.at(-1);

export const subscribeToDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
