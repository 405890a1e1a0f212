declare global {
  interface Window {
    /** Set by the boot script: keeps the button that was pressed last in `clickedButton`. */
    recordClick?: (event: Event) => void;
    clickedButton?: HTMLButtonElement | null;
  }
}

/** Stops recording clicks. Once hydration has begun, React handles a click itself and hydrates its target at once. */
export function stopRecordingClicks(): void {
  if (window.recordClick) window.removeEventListener("click", window.recordClick, true);
}

/** Clicks the button again that was pressed before the scripts had loaded. Call it after hydration. */
export function replayClick(): void {
  const button = window.clickedButton;
  window.clickedButton = undefined;
  if (button?.isConnected) button.click();
}
