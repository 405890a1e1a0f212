const interactions = ["pointermove", "pointerdown", "wheel", "scroll", "keydown"] as const;

/** A visitor who only reads the first screen does not load further pages. */
const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  for (const type of interactions)
    addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
});

type NextPage = { readonly pathname: string; readonly loadPage: (pathname: string) => Promise<unknown> };

/**
 * Prefetches data and code of a page behind a visible link, after the visitor's first interaction. It replaces Gatsby's
 * `<link rel="prefetch">`, which falls under `default-src 'none'` in Firefox.
 */
export const prepareNextPage = ({ pathname, loadPage }: NextPage): void => {
  void firstInteraction
    .then(() => loadPage(pathname))
    // A click tries again, and reports the failure.
    .catch(() => undefined);
};
