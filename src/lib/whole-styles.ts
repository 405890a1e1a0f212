const LONGEST_MS = 5_000;

const isThere = (): boolean =>
  [...document.styleSheets].some(({ href }) => href?.startsWith(window.location.origin));

/**
 * Resolves once the style sheet of the whole site is there, which the boot script loads: a page is built with the styles of
 * its own HTML alone. Gives up after 5 s, since rates without their looks are better than none. Never in the task of the call.
 */
export const wholeStyles = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => isThere() && end();
    const end = () => {
      clearTimeout(timer);
      document.head.removeEventListener("load", check, true);
      resolve();
    };
    const timer = setTimeout(end, isThere() ? 0 : LONGEST_MS);
    // It does not bubble, and the boot script may try more than once.
    document.head.addEventListener("load", check, true);
  });
