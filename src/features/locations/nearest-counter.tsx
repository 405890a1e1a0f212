import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import * as en from "../../strings/en";
import { formatDistance } from "./geography";
import type { Reachable } from "./sort-by-distance";
import type { VisitorPosition } from "./use-visitor-position";

const panelStyle: ThemeUICSSObject = {
  display: "grid",
  justifyItems: "start",
  gap: 2,
  gridColumn: "1 / -1",
  pb: 4,
  "& > p": { fontSize: ".9375rem", lineHeight: 1.45 },
};

/** Says which counter a visitor should go to. */
function recommend({ branch, km, status }: Reachable): string {
  const distance = formatDistance(km);
  return status.isOpen
    ? en.locations.nearest(branch.name, distance)
    : en.locations.allClosed(branch.name, distance, status.until);
}

type Props = {
  readonly label: string;
  readonly visitor: VisitorPosition;
  /** The nearest open counter, once the position is known. */
  readonly nearest: Reachable | undefined;
};

/** The button that asks for the visitor's position, and what came of it. */
export const NearestCounter = ({ label, visitor: { state, ask }, nearest }: Props) => (
  <div sx={panelStyle}>
    <button type="button" onClick={ask} sx={{ variant: "buttons.line" }}>
      <Icon name="pin" />
      {label}
    </button>
    <p role="status">
      {nearest ? recommend(nearest) : state === "known" ? "" : en.locations.position[state]}
    </p>
  </div>
);
