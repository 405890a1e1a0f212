import { useRef, useState } from "react";

import { useFocusHandover } from "../../components/use-focus-handover";
import * as en from "../../strings/en";
import type { LegendTexts } from "../rates/legend";
import type { Calculation } from "../rates/model/calculation";
import { RefreshButton } from "../rates/refresh-button";
import { useRates } from "../rates/use-rates";
import { BoardSkeleton } from "./board-skeleton";
import { stateStyle } from "./board-style";
import { NarrowBoard } from "./narrow-board";
import { RateTables } from "./rate-tables";

/** Shown while there are no rates and the API cannot be reached (specification, section 8). */
const FailedView = () => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () => document.getElementById("main"));
  return (
    <div role="alert" sx={stateStyle}>
      <h2>{en.board.failedTitle}</h2>
      <p>{en.board.failedText}</p>
      <RefreshButton ref={button} lang="en" texts={en.board} sx={{ variant: "buttons.gold" }}>
        {en.common.tryAgain}
      </RefreshButton>
    </div>
  );
};

/** Shown while the API answers with an empty list. */
const EmptyView = () => (
  <div sx={stateStyle}>
    <h2>{en.board.emptyTitle}</h2>
    <p>{en.board.emptyText}</p>
  </div>
);

type Props = {
  /** `useWideScreen` of the parent: this component renders with every poll. */
  readonly isWide: boolean | undefined;
  readonly legend: LegendTexts;
  readonly onCalculate: (calculation: Calculation) => void;
};

/** The rates as tables or cards, or their skeleton, or why there are none. */
export const BoardRates = ({ isWide, legend, onCalculate }: Props) => {
  // Polls every 3 s include the refetch of every 60 s (specification, section 7).
  const { rates, state } = useRates();
  // Kept here, so that the query outlasts a rotation of the screen.
  const [query, setQuery] = useState("");
  const insteadOfRates =
    state === "failed" ? <FailedView /> : rates?.length === 0 ? <EmptyView /> : undefined;
  if (!isWide) {
    return (
      <NarrowBoard
        rates={rates}
        insteadOfRates={insteadOfRates}
        query={query}
        onQuery={setQuery}
        legend={legend}
        onCalculate={onCalculate}
      />
    );
  }
  return insteadOfRates ?? (rates ? <RateTables rates={rates} /> : <BoardSkeleton />);
};
