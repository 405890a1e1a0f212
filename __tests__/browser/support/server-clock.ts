/** The moment at which the sample API of this worker answers. It is the real one until a test stops time. */
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
  /** @param renew gives the sample API's rates the new time */
  follow(renew: () => void): void {
    onChange = renew;
  },
};
