const interactions = ["pointermove", "pointerdown", "wheel", "scroll", "keydown"] as const;

/** Whoever only reads a number on the first screen need not load another page's code. */
const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  for (const type of interactions)
    addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
});

type NextPage = { readonly pathname: string; readonly loadPage: (pathname: string) => Promise<unknown> };

/**
 * Loads a page that a visible link leads to, data and code, from the visitor's first touch, key or scroll on: the click then
 * asks the network for nothing. In the place of Gatsby's own way, `<link rel="prefetch">`, which Firefox refuses where the
 * policy's `default-src` is 'none', and which never comes to the code: Gatsby writes the map of its files as a string.
 */
export const prepareNextPage = ({ pathname, loadPage }: NextPage): void => {
  void firstInteraction
    .then(() => loadPage(pathname))
    // The click tries again, and tells.
    .catch(() => undefined);
};
