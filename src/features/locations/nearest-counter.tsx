import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { PhoneLink } from "../../components/verbatim";
import { directionsHref } from "../../lib/links";
import { type DailyOpening, openingOf, openStatus, type OpeningState } from "../../lib/opening-hours";
import { useMinute } from "../../lib/use-now";
import type { Strings } from "../../strings/en";
import { media } from "../../theme/tokens";
import { distanceKm, formatDistance, type Position, type Marked } from "./geography";

const TIMEOUT_MS = 15_000;
/** A question that the visitor closes, or an embedded browser ignores, has no answer. */
const LONGEST_WAIT_MS = 30_000;
/** With a rougher position no counter is the nearest: they are 1 to 2 km apart. */
const ROUGHEST_KM = 1;
/** 20 km/h in a straight line. */
const MS_PER_KM = 180_000;
/** A position of this age is near enough, and needs no satellite. */
const MAXIMUM_AGE_MS = 60_000;

/** A branch as a visitor sees it: how far away it is, and whether it is open. */
export interface Reachable {
  readonly branch: Marked<Queries.BranchFragment>;
  readonly km: number;
  /** The distance in words. */
  readonly distance: string;
  readonly status: OpeningState;
  readonly onArrival: OpeningState;
}

const isInTime = ({ status, onArrival }: Reachable): boolean => status.isOpen && onArrival.isOpen;

/** Sorts the branches by their distance from the visitor. The position is neither stored nor sent. */
export function useNearest(branches: readonly Marked<Queries.BranchFragment>[], company: DailyOpening) {
  const strings = useStrings();
  const now = useMinute() ?? 0;
  const [found, setFound] = useState<Position & { readonly accuracyKm: number }>();
  const [state, setState] = useState<keyof Strings["locations"]["position"] | "found">("unknown");

  /** Asks the browser, which asks the visitor. Call it on a click only. */
  function ask() {
    // Feature detection: some embedded browsers have no geolocation.
    if (!("geolocation" in navigator)) return setState("unavailable");
    setState("asking");
    const timer = setTimeout(() => setState("unavailable"), LONGEST_WAIT_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        clearTimeout(timer);
        setFound({ latitude, longitude, accuracyKm: accuracy / 1000 });
        setState("found");
      },
      ({ code, PERMISSION_DENIED }) => {
        clearTimeout(timer);
        setFound(undefined);
        setState(code === PERMISSION_DENIED ? "refused" : "unavailable");
      },
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  }

  const accuracyKm = found?.accuracyKm ?? 0;
  const position = accuracyKm > ROUGHEST_KM ? undefined : found;
  /** Branches that are open on arrival first, then open ones, each group from the nearest on. Empty without a position. */
  const reachable: readonly Reachable[] = position
    ? branches
        .map((branch) => {
          const km = distanceKm(position, branch.geo);
          const statusAt = (ms: number) => openStatus(openingOf(branch, company), ms, strings);
          const distance = formatDistance(km, accuracyKm);
          return { branch, km, distance, status: statusAt(now), onArrival: statusAt(now + km * MS_PER_KM) };
        })
        .sort(
          (a, b) =>
            Number(isInTime(b)) - Number(isInTime(a)) ||
            Number(b.status.isOpen) - Number(a.status.isOpen) ||
            a.km - b.km,
        )
    : [];
  return { reachable, state, position, accuracyKm, ask };
}

const panelStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: 2,
  gridColumn: "1 / -1",
  // Not the heading of the head office below it.
  pb: 7,
  variant: "text.note",
  [media.print]: { display: "none" },
};

const actionsStyle: ThemeUICSSObject = { display: "flex", flexWrap: "wrap", gap: 2 };

/** Says which counter the visitor should go to. */
function recommend(found: Reachable, { locations }: Strings): string {
  const { branch, distance, status, onArrival } = found;
  if (isInTime(found)) return locations.nearest(branch.name, distance, status.until);
  return status.isOpen
    ? locations.tooLate(branch.name, distance, status.until, onArrival.until)
    : locations.allClosed(branch.name, distance, status.until);
}

type Props = { readonly label: string; readonly nearest: ReturnType<typeof useNearest> };

/** The button that asks for the visitor's position, and the answer. */
export const NearestCounter = ({ label, nearest: { reachable, state, accuracyKm, ask } }: Props) => {
  const strings = useStrings();
  const { locations } = strings;
  const [found] = reachable;
  return (
    <div sx={panelStyle}>
      <button type="button" onClick={ask} sx={{ variant: "buttons.line", whiteSpace: "normal" }}>
        <Icon name="pin" />
        {label}
      </button>
      <p role="status">
        {state !== "found"
          ? locations.position[state]
          : found
            ? recommend(found, strings)
            : locations.rough(formatDistance(accuracyKm))}
      </p>
      {found && (
        <div sx={actionsStyle}>
          <ExternalLink
            href={directionsHref(found.branch.geo)}
            aria-label={locations.directionsTo(found.branch.name)}
            sx={{ variant: "buttons.primaryCompact" }}
          >
            <Icon name="pin" />
            {locations.directions}
          </ExternalLink>
          <PhoneLink
            phone={found.branch.phone}
            aria-label={locations.callBranch(found.branch.name)}
            sx={{ variant: "buttons.lineCompact" }}
          >
            <Icon name="phone" />
            {locations.callShort}
          </PhoneLink>
        </div>
      )}
    </div>
  );
};
