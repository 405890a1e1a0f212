declare global {
  interface Window {
    /** Set by the boot script: notes in `pressedButton` which button was pressed last. */
    notePress?: (event: Event) => void;
    pressedButton?: HTMLButtonElement | null;
  }
}

/** Stops noting presses: from the beginning of hydration on, React itself hydrates at once when a click comes, and handles it. */
export function stopNotingPresses(): void {
  if (window.notePress) window.removeEventListener("click", window.notePress, true);
}

/** Presses the button again that was pressed before its code had come. Call it after hydration. */
export function repeatPress(): void {
  const button = window.pressedButton;
  window.pressedButton = undefined;
  if (button?.isConnected) button.click();
}
