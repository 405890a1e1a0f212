declare global {
  interface Window {
    /** Set by the boot script (src/document/boot.ts); shows the note unless hydration has ended in time. */
    loadFailureTimer?: number;
  }
}

/** The element of `LoadFailureNote`. */
export const LOAD_FAILURE_ID = "load-failure";

const setHidden = (isHidden: boolean): void => {
  clearTimeout(window.loadFailureTimer);
  const note = document.getElementById(LOAD_FAILURE_ID);
  if (note) note.hidden = isHidden;
};

/** Shows the note about a page that did not load completely. */
export const showLoadFailure = (): void => setHidden(false);

/** Hides the note. Call it after hydration, which can also come late. */
export const hideLoadFailure = (): void => setHidden(true);
