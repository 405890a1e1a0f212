/** A button that was pressed before its script had come. */
export interface EarlyPress {
  readonly button: HTMLButtonElement;
  /** By `performance.now()`. */
  readonly at: number;
}

/** Whoever has waited longer has gone on to something else: a dialog that opens by itself then is in the way. */
const MEANT_FOR_MS = 10_000;

/** Presses again what was pressed too early, unless that is long ago or the visitor has left the button's place. */
export const pressAgain = ({ button, at }: EarlyPress): void => {
  const { top, bottom } = button.getBoundingClientRect();
  if (performance.now() - at <= MEANT_FOR_MS && bottom >= 0 && top <= window.innerHeight) button.click();
};
