import { type Closure, openStatus, type OpenStatus } from "../../lib/opening-hours";
import type { Marked } from "./branches";
import { distanceKm, type Position } from "./geography";

/** A branch as seen by a visitor: how far away it is, and whether it is open. */
export interface Reachable {
  readonly branch: Marked<Queries.BranchFragment>;
  readonly km: number;
  readonly status: OpenStatus;
}

/**
 * Returns the branches from the nearest to the farthest, those that are open first.
 *
 * @param now milliseconds since 1970
 */
export const sortByDistance = (
  branches: readonly Marked<Queries.BranchFragment>[],
  closures: readonly Closure[],
  position: Position,
  now: number,
): readonly Reachable[] =>
  branches
    .map((branch) => ({
      branch,
      km: distanceKm(position, branch.geo),
      status: openStatus({ hours: branch.hours, closures }, now),
    }))
    .sort((a, b) => Number(b.status.isOpen) - Number(a.status.isOpen) || a.km - b.km);
