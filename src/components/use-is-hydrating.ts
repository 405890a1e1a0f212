import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Returns whether this render hydrates built HTML. Also true at build time. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
