import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
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

const sentences: Readonly<Record<Exclude<VisitorPosition["state"], "known">, string>> = {
  unknown: "Your browser asks for your position. It stays on your device.",
  asking: "Waiting for your position…",
  refused: "Your position was not shared, so the counters stand in their usual order.",
  unavailable: "Your position could not be found, so the counters stand in their usual order.",
};

/** Says which counter a visitor should go to. */
function recommend({ branch, km, status }: Reachable): string {
  const where = `${branch.name}, ${formatDistance(km)} from you`;
  return status.isOpen
    ? `The nearest open counter is ${where}.`
    : `All counters are closed now. The first in the list is ${where}; it opens ${status.until}.`;
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
    <p role="status">{nearest ? recommend(nearest) : state === "known" ? "" : sentences[state]}</p>
  </div>
);
