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
