import { createStore } from "../lib/create-store";

/** The modal dialog that is open. Everything outside it is inert. */
export const openDialog = createStore<HTMLDialogElement | undefined>(undefined);

/**
 * Locks the scroll position of the page while the dialog is open, and keeps the scrollbar's width free.
 *
 * @returns a function to call when the dialog closes
 */
export const dialogOpened = (dialog: HTMLDialogElement): (() => void) => {
  // Set on the element: a rule with `:has()` or a custom property would trigger a full style recalculation.
  const { style, clientWidth } = document.documentElement;
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  style.overflow = "hidden";
  openDialog.set(dialog);
  return () => {
    style.paddingInlineEnd = "";
    style.overflow = "";
    openDialog.set(undefined);
  };
};
