import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Returns whether this render hydrates built HTML. True while the HTML is built, too. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
