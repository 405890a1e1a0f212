import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { useFocusHandover } from "../../components/use-focus-handover";
import * as en from "../../strings/en";
import { container } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { Legend, type LegendTexts } from "../rates/legend";
import type { Calculation } from "../rates/calculator/address";
import { RefreshButton } from "../rates/refresh-button";
import { useRates } from "../rates/use-rates";
import { boardColumns, roomForFigures } from "./board-columns";
import { boardMedia, listFrame, lowPhone, wallLength, wallText } from "./board-geometry";
import { BoardSkeleton, RateTables } from "./rate-tables";
import { headsStyle } from "./rate-tables-style";
import { SEARCH_HEIGHT, SearchField } from "./search-field";
import { searchRates } from "./search-rates";

/** A state without rates. Only failures are coral. */
const stateStyle: ThemeUICSSObject = {
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: 3,
  py: "block",
  px: 5,
  textAlign: "center",
  "&::before": { content: '""', variant: "art.thread", width: 132, height: 44, color: "gold500" },
  "&[role=alert]::before": { color: "coral500" },
  "& h2": { variant: "text.h3" },
  "& p": { maxWidth: "32.2em", color: "textSoft", textWrap: "pretty" },
  "& button": { mt: 2 },
  [boardMedia]: {
    minHeight: "calc(var(--viewport-height) - var(--head) - var(--foot) - 2 * var(--edge-y, 0px))",
    gap: "18px",
    "&::before": { width: wallLength(264), height: wallLength(88) },
    "& h2": { fontSize: wallText(48) },
    "& p": { fontSize: `clamp(1.0625rem, 1rem + .35vw, ${wallText(20)})` },
  },
};

const legendStyle: ThemeUICSSObject = {
  px: "gutter",
  pt: 2,
  pb: 1,
  // The first rates are in the viewport of a phone on its side.
  [`${lowPhone} and (min-width: 35em)`]: { display: "none" },
  [boardMedia]: { display: "none" },
};

/** The heads of the list. They stay under the search. */
const listHeadsStyle: ThemeUICSSObject = {
  ...listFrame,
  ...headsStyle,
  position: "sticky",
  top: SEARCH_HEIGHT - 1,
  zIndex: "header",
  height: 34,
  bg: "night",
  borderBottom: "2px solid",
  borderColor: "var(--rule)",
  fontSize: "micro",
  [lowPhone]: { position: "static" },
  [boardMedia]: { display: "none" },
};

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
  /** Whether the screen has no search. */
  readonly isWide: boolean | undefined;
  readonly isPaused: boolean;
  readonly legend: LegendTexts;
  readonly onCalculate: (calculation: Calculation) => void;
};

/** The search, and the rates as tables, or their placeholder, or why there are none. */
export const BoardRates = ({ isWide, isPaused, legend, onCalculate }: Props) => {
  // Polls every 3 s include the refetch of every 60 s (specification, section 7). On a client-side navigation the board is
  // painted first, and rows afterwards (docs/decisions/002).
  const { rates, state } = useDeferredValue(useRates(), { rates: undefined, state: "loading" });
  // Outlasts a rotation of the screen.
  const [query, setQuery] = useState("");
  const chars = useMemo(() => rates && { "--chars": roomForFigures(rates) }, [rates]);
  const sought = isWide ? "" : query.trim();
  const found = rates && searchRates(rates, sought);
  const list = useRef<HTMLDivElement>(null);
  // A query in the middle of the list shows its matches from the first: the list gets shorter than the scroll position.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (query && top < 0) window.scrollBy({ top, behavior: "instant" });
  }, [query]);

  const hasRows = rates ? found?.length !== 0 : state === "loading";
  return (
    <div ref={list} sx={container} style={chars}>
      <SearchField query={query} onQuery={setQuery} />
      {hasRows && (
        <>
          <div sx={legendStyle}>
            <Legend {...legend} onDark />
          </div>
          <p aria-hidden="true" sx={listHeadsStyle}>
            <span>{en.board.currency}</span>
            {boardColumns.map(({ heading }) => (
              <span key={heading}>{heading}</span>
            ))}
          </p>
        </>
      )}
      {state === "failed" ? (
        <FailedView />
      ) : rates?.length === 0 ? (
        <EmptyView />
      ) : !rates || !found ? (
        <BoardSkeleton />
      ) : (
        found.length > 0 && (
          <RateTables rates={found} all={rates} isPaused={isPaused} onCalculate={onCalculate} />
        )
      )}
      <div aria-live="polite">
        {rates && found?.length === 0 && rates.length > 0 ? (
          <div sx={{ ...stateStyle, alignContent: "start" }}>
            <p>{en.board.noneFound}</p>
          </div>
        ) : (
          rates && found && sought && <p sx={visuallyHidden}>{en.board.found(sought, found.length)}</p>
        )}
      </div>
    </div>
  );
};
