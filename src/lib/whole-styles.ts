const LONGEST_MS = 5_000;

declare global {
  interface Window {
    /** Made by the boot script, which loads the rest of the site's styles; resolves once all of it is there. */
    readonly wholeStyles?: Promise<unknown>;
  }
}

/**
 * Resolves once what React renders has its styles: a page is built with those of its own HTML alone. Gives up after 5 s, since
 * rates without their looks are better than none. Never in the task of the call.
 */
export const wholeStyles = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, LONGEST_MS);
    // A message and no timer: those are held back in a tab in the background.
    void Promise.resolve(window.wholeStyles).then(() => port2.postMessage(0));
  });
