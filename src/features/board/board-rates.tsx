import { useState } from "react";

import type { LegendTexts } from "../rates/legend";
import { useRates } from "../rates/use-rates";
import { BoardSkeleton } from "./board-skeleton";
import { NarrowBoard } from "./narrow-board";
import { RateTables } from "./rate-tables";
import { EmptyView, FailedView } from "./states";

/** Pace at which the board asks on top of the common polling (specification, section 7). */
const REFETCH_EVERY_MS = 60_000;

type Props = {
  /** `useWideScreen`, of a parent: this component renders with every poll. */
  readonly isWide: boolean | undefined;
  readonly legend: LegendTexts;
};

/** The rates in whichever form and state is due. */
export const BoardRates = ({ isWide, legend }: Props) => {
  const { rates, state } = useRates({ alsoEvery: REFETCH_EVERY_MS });
  // Here, so that what was typed outlasts an outage and a turn of the screen.
  const [query, setQuery] = useState("");
  const [isInField, setInField] = useState(false);
  // Whether the field was left during this outage.
  const [hasLeft, setLeft] = useState(false);
  const insteadOfRates =
    state === "failed" ? <FailedView /> : rates?.length === 0 ? <EmptyView /> : undefined;
  // The field never goes from under somebody's fingers, and once they have left it, nor does the "Try Again" below it.
  const onInField = (isIn: boolean) => {
    setInField(isIn);
    setLeft(!isIn && insteadOfRates !== undefined);
  };
  if (hasLeft && !insteadOfRates) setLeft(false);
  if (insteadOfRates && (isWide || (query === "" && !isInField && !hasLeft))) return insteadOfRates;
  if (!isWide) {
    return (
      <NarrowBoard
        rates={rates}
        insteadOfRates={insteadOfRates}
        query={query}
        onQuery={setQuery}
        onInField={onInField}
        legend={legend}
      />
    );
  }
  return rates ? <RateTables rates={rates} /> : <BoardSkeleton />;
};
