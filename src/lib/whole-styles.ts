const LONGEST_MS = 5_000;

declare global {
  interface Window {
    /** Made by the boot script, which loads the style sheet of the whole site; resolves once that is there. */
    readonly wholeStyles?: Promise<unknown>;
  }
}

/**
 * Resolves once what React renders has its styles: a page is built with those of its own HTML alone. Gives up after 5 s, since
 * rates without their looks are better than none. Never in the task of the call.
 */
export const wholeStyles = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    void Promise.resolve(window.wholeStyles).then(() => setTimeout(resolve));
  });
