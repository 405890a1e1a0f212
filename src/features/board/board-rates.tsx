import { useMemo, useState } from "react";

import type { Calculation } from "../rates/model/calculation";
import { rowNote } from "../rates/model/freshness";
import type { LegendTexts } from "../rates/legend";
import type { Rates } from "../rates/model/rate";
import { useRates, useToday } from "../rates/use-rates";
import { BoardSkeleton } from "./board-skeleton";
import { NarrowBoard } from "./narrow-board";
import { RateTables } from "./rate-tables";
import { EmptyView, FailedView } from "./board-states";

/**
 * Puts what has to be said beside a rate into its name: that it stands since another day, or that its figures are doubtful.
 * The other rows stay the same objects, so that they do not render again.
 */
const withNotes = (rates: Rates, today: number): Rates =>
  rates.map((rate) => {
    const note = rowNote(rate, today);
    return note === undefined
      ? rate
      : { ...rate, displayName: `${note} · ${rate.displayName}`, isNoted: true };
  });

type Props = {
  /** `useWideScreen`, of a parent: this component renders with every poll. */
  readonly isWide: boolean | undefined;
  readonly legend: LegendTexts;
  /** Opens the calculator. */
  readonly onCalculate: (calculation: Calculation) => void;
};

/** The rates in whichever form and state is due. */
export const BoardRates = ({ isWide, legend, onCalculate }: Props) => {
  // Polls every 3 s include the refetch of every 60 s (specification, section 7).
  const { rates: plainRates, state } = useRates();
  const today = useToday();
  const rates = useMemo(() => plainRates && withNotes(plainRates, today), [plainRates, today]);
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
        onCalculate={onCalculate}
      />
    );
  }
  return rates ? <RateTables rates={rates} /> : <BoardSkeleton />;
};
