/** `key` is the router's, which saves the scroll position under it. */
type HistoryState = { readonly key?: string; readonly isDialog?: boolean } | null;

const historyState = () => history.state as HistoryState;

// Before the router's listener, which would render the page again, scroll and announce it.
const first = { capture: true };

/** Resolves when the entry of a closed dialog has left the history. */
let leaving: Promise<void> | undefined;

const leaveEntry = (): void => {
  leaving = new Promise((resolve) => {
    const onLeft = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      leaving = undefined;
      resolve();
    };
    addEventListener("popstate", onLeft, { ...first, once: true });
  });
  history.back();
};

/**
 * Adds a history entry of the same address for a dialog, because Back leaves the page where the browser does not close dialogs itself:
 * Firefox for Android, browsers inside applications, the swipe of an iPhone.
 *
 * @param onBack closes the dialog
 * @returns a function that removes the entry, unless another page has replaced it
 */
export const addHistoryEntry = (onBack: () => void): (() => void) => {
  let isOpen = true;
  let key: string | undefined;
  const onPop = (event: PopStateEvent) => {
    // With another key, the router shows another page.
    if ((event.state as HistoryState)?.key === key) event.stopImmediatePropagation();
    onBack();
  };
  const add = () => {
    if (!isOpen) return;
    const state = historyState();
    key = state?.key;
    // A reload keeps the entry, but not the dialog.
    if (!state?.isDialog) history.pushState({ ...state, isDialog: true }, "");
    addEventListener("popstate", onPop, first);
  };
  if (leaving) void leaving.then(add);
  else add();
  return () => {
    isOpen = false;
    removeEventListener("popstate", onPop, first);
    if (!leaving && historyState()?.isDialog) leaveEntry();
  };
};
