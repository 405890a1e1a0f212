import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether this very render takes over HTML that was built, rather than showing a page anew. True in the built HTML too. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

const createOrigin = () => {
  let isHtml = false;
  // React calls the second where it takes over HTML, and nowhere else.
  return { isHtml: () => isHtml, noteHtml: () => (isHtml = true) };
};

/**
 * Whether the component has taken over HTML that was built. It stays so, hence unlike `useIsHydrating` renders nothing a second
 * time: that comes in the task in which React has taken over the page, which is long enough.
 */
export const useStartsFromHtml = (): boolean => {
  const [origin] = useState(createOrigin);
  return useSyncExternalStore(neverChanges, origin.isHtml, origin.noteHtml);
};
