import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { container, containerQueries, palette } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import type { Calculation } from "../rates/model/calculation";
import type { LegendTexts } from "../rates/legend";
import type { Rates } from "../rates/model/rate";
import { BoardCards } from "./board-cards";
import { BoardSkeleton } from "./board-skeleton";
import { boardMedia, lowPhone, SEARCH_HEIGHT, stateStyle } from "./board-style";
import { SearchField } from "./search-field";
import { searchRates } from "./search-rates";
import { StaleNote } from "./stale-note";

/**
 * The legend, and in its place the note of old rates: neither pushes away the rows that somebody reads. The note stays under
 * the search while the list is scrolled: the badge, up in the head, is out of sight then.
 */
const hintsStyle: ThemeUICSSObject = {
  display: "grid",
  alignItems: "center",
  zIndex: "header",
  px: "gutter",
  bg: "night",
  fontSize: "small",
  lineHeight: 1.5,
  color: "textSoft",
  "& > p": { gridArea: "1 / 1", py: 2 },
  "& > p:last-of-type": { pt: 2, pb: "4px" },
  "& > p + p": { visibility: "hidden" },
  "&:has(p + p)": {
    boxShadow: `0 1px ${palette.nightLine}`,
    // Not in large text, where it would leave the list no room.
    [containerQueries.note]: { position: "sticky", top: SEARCH_HEIGHT },
    // Alone there, unless somebody types.
    [lowPhone]: { top: 0, "search:focus-within + &": { top: SEARCH_HEIGHT } },
  },
  // The built HTML has to suit wide screens too, whose heads say the same.
  [boardMedia]: { display: "none" },
};

// Near the search field: further down a phone's keyboard would lie over it.
const noMatchStyle: ThemeUICSSObject = { ...stateStyle, alignContent: "start", minHeight: 0 };

/**
 * Who searches in the middle of the list sees what was found from its beginning: the search stays at the screen's edge, and
 * the rows that are left would end above it.
 *
 * @returns a reference for the element that begins with the search
 */
const useFoundInSight = (query: string): RefObject<HTMLDivElement | null> => {
  const board = useRef<HTMLDivElement>(null);
  const sought = useRef(query);
  useLayoutEffect(() => {
    if (sought.current === query) return;
    sought.current = query;
    const top = board.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy({ top, behavior: "instant" });
  }, [query]);
  return board;
};

type Props = {
  readonly rates: Rates | undefined;
  /** Stands under the search while there are none to search in. */
  readonly insteadOfRates: ReactNode;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Told when the search field gets the focus, and when it loses it. */
  readonly onInField: (isInField: boolean) => void;
  /** What the two words mean. */
  readonly legend: LegendTexts;
  /** Opens the calculator. */
  readonly onCalculate: (calculation: Calculation) => void;
};

/** The board for phones: search, legend and one line a currency. It stands in the built HTML, waiting for rates. */
export const NarrowBoard = ({
  rates,
  insteadOfRates,
  query,
  onQuery,
  onInField,
  legend,
  onCalculate,
}: Props) => {
  const board = useFoundInSight(query);
  const found = rates && searchRates(rates, query);
  const search = <SearchField query={query} onQuery={onQuery} onInField={onInField} />;
  if (insteadOfRates) {
    return (
      <div sx={container}>
        {search}
        {insteadOfRates}
      </div>
    );
  }
  return (
    <div ref={board} sx={container}>
      {search}
      <div sx={hintsStyle}>
        <StaleNote />
        <p>
          {en.rates.buyMeans(legend.buy)}
          <br />
          {en.rates.sellMeans(legend.sell)}
          <br />
          {legend.reading}
        </p>
      </div>
      {found ? <BoardCards rates={found} onCalculate={onCalculate} /> : <BoardSkeleton />}
      <div aria-live="polite">
        {found?.length === 0 ? (
          <div sx={noMatchStyle}>
            <p>{en.board.noneFound}</p>
          </div>
        ) : (
          found && query.trim() && <p sx={visuallyHidden}>{en.board.found(query.trim(), found.length)}</p>
        )}
      </div>
    </div>
  );
};
