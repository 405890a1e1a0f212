import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

type Branch = Queries.BoardFragment["branchesYaml"]["branches"][number];

/** Returns the branch that the address names (`/kurs?branch=petitenget`). Undefined in the built HTML. */
export function useBoardBranch(branches: readonly Branch[]): Branch | undefined {
  const id = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get("branch") ?? undefined,
    () => undefined,
  );
  return branches.find((branch) => branch.id === id);
}
