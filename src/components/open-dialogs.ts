/** The modal dialogs that are open, the topmost last. Everything outside the topmost is inert. */
let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * The page behind a dialog stays where it is, and keeps the room of its scrollbar. Set on the element itself: a rule with
 * `:has()`, or a custom property, which all below inherits, would have the browser look through the whole page's styles
 * once more before a dialog is seen. Not scrollbar-gutter: the backdrop would leave a bright strip there.
 */
const holdPage = (isHeld: boolean): void => {
  const root = document.documentElement;
  // Asked for when it is needed only: the answer takes a layout of the page.
  const scrollbar = isHeld ? innerWidth - root.clientWidth : 0;
  root.style.overflow = isHeld ? "hidden" : "";
  root.style.paddingInlineEnd = scrollbar > 0 ? `${scrollbar}px` : "";
};

const publish = (next: readonly HTMLDialogElement[]): void => {
  const isHeld = next.length > 0;
  if (isHeld !== openDialogs.length > 0) holdPage(isHeld);
  openDialogs = next;
  listeners.forEach((listener) => listener());
};

/** @returns what to call when the dialog closes */
export const dialogOpened = (dialog: HTMLDialogElement): (() => void) => {
  publish([...openDialogs, dialog]);
  return () => publish(openDialogs.filter((open) => open !== dialog));
};

/** Returns the dialog that was opened last, if any is open. */
export const topmostDialog = (): HTMLDialogElement | undefined => openDialogs[openDialogs.length - 1];

/** Calls the listener when a dialog opens or closes. Returns how to stop. For `useSyncExternalStore`. */
export const subscribeToDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
