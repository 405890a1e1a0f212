/** The time of the sample API of this worker: the real one until a test stops it. */
let now: () => number = Date.now;
let onChange = (): void => undefined;

export const serverClock = {
  now: (): number => now(),
  /** @param ms milliseconds since 1970 */
  stopAt(ms: number): void {
    now = () => ms;
    onChange();
  },
  reset(): void {
    now = Date.now;
  },
  /** @param renew sets the new time of the sample API's rates */
  follow(renew: () => void): void {
    onChange = renew;
  },
};
