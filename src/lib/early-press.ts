/** A button that was pressed before its script had come. */
export interface EarlyPress {
  readonly button: HTMLButtonElement;
  /** By `performance.now()`. */
  readonly at: number;
}

/** Whoever has waited longer has gone on to something else: a dialog that opens by itself then is in the way. */
const MEANT_FOR_MS = 10_000;

/** Presses again what was pressed too early, unless that is long ago. */
export const pressAgain = ({ button, at }: EarlyPress): void => {
  if (performance.now() - at <= MEANT_FOR_MS) button.click();
};

const buttonsOf = (tree: ParentNode) =>
  [...tree.querySelectorAll("button")].filter((button) => !button.closest("[data-deferred]"));

/**
 * The button to press again: another one where React has rendered the page anew, as it does with one that a browser has
 * translated. Sections of their own keep theirs (deferred.tsx).
 */
export const buttonNow = ({ button }: EarlyPress): HTMLButtonElement | undefined => {
  if (button.isConnected) return button;
  const before = buttonsOf(button.getRootNode() as Element);
  const now = buttonsOf(document);
  return before.length === now.length ? now[before.indexOf(button)] : undefined;
};
