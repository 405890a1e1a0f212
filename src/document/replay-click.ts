declare global {
  interface Window {
    /** Set by the boot script: notes in `clickedButton` which button was pressed last. */
    recordClick?: (event: Event) => void;
    clickedButton?: HTMLButtonElement | null;
  }
}

/** Stops noting presses: from the beginning of hydration on, React itself hydrates at once when a click comes, and handles it. */
export function stopRecordingClicks(): void {
  if (window.recordClick) window.removeEventListener("click", window.recordClick, true);
}

/** Presses the button again that was pressed before its code had come. Call it after hydration. */
export function replayClick(): void {
  const button = window.clickedButton;
  window.clickedButton = undefined;
  if (button?.isConnected) button.click();
}
