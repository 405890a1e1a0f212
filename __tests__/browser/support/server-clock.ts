/** The clock of the sample API of this Playwright worker: the real time until a test stops it. */
let now: () => number = Date.now;
let listener = (): void => undefined;

export const serverClock = {
  /** Returns the time of the sample API, in milliseconds since 1970. */
  now: (): number => now(),
  /**
   * Stops the clock.
   *
   * @param ms milliseconds since 1970
   */
  stopAt(ms: number): void {
    now = () => ms;
    listener();
  },
  /** Restores the real time. Does not call the listener, because the caller then resets the sample API and its rates. */
  reset(): void {
    now = Date.now;
  },
  /** Calls `change` each time a test stops the clock. Replaces the previous listener. */
  onChange(change: () => void): void {
    listener = change;
  },
};
