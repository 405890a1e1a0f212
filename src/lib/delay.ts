/**
 * Resolves after some time, or earlier with an event.
 *
 * @param ms milliseconds
 * @param target dispatches the event `type`
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
