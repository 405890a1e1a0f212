/**
 * Resolves after some time, or at once with an event that makes waiting pointless.
 *
 * @param ms milliseconds
 * @param target what may tell of the event `type` before that
 */
export function delay(ms: number, target?: EventTarget, type = ""): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      target?.removeEventListener(type, end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    target?.addEventListener(type, end);
  });
}
