import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether this very render takes over HTML that was built, rather than showing a page anew. True in the built HTML too. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
