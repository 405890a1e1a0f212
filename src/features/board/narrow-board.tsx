import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import * as en from "../../strings/en";
import { container, containerQueries, palette } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import type { LegendTexts } from "../rates/legend";
import type { Calculation } from "../rates/model/calculation";
import type { Rates } from "../rates/model/rate";
import { BoardCards } from "./board-cards";
import { BoardSkeleton } from "./board-skeleton";
import { boardMedia, lowPhone, stateStyle } from "./board-style";
import { StaleNote } from "./outage-notes";
import { searchRates } from "./search-rates";

/** Height of the search in px, with the line under it. */
const SEARCH_HEIGHT = 77;

const searchStyle: ThemeUICSSObject = {
  display: "grid",
  alignItems: "center",
  height: SEARCH_HEIGHT,
  position: "sticky",
  top: 0,
  zIndex: "header",
  px: "gutter",
  bg: "night",
  borderBottom: "nightLine",
  // The built HTML has to suit wide screens too, which have no search.
  [boardMedia]: { display: "none" },
  // Sticky while somebody types: the screen may be low because of the on-screen keyboard.
  [lowPhone]: { "&:not(:focus-within)": { position: "static" } },
  "& label": visuallyHidden,
  "& div": { position: "relative", color: "ink" },
  "& svg": {
    position: "absolute",
    left: "16px",
    top: "15px",
    size: 22,
    color: "mutedOnFoam",
    pointerEvents: "none",
  },
  "& input": {
    width: "100%",
    height: 52,
    pl: "50px",
    pr: 4,
    py: 0,
    // Visible in forced colours, which remove the background.
    border: "1px solid transparent",
    borderRadius: 2,
    bg: "cream",
    fontSize: "1.0625rem",
    fontWeight: 600,
    "&:placeholder-shown": { textOverflow: "ellipsis" },
    "&::placeholder": { color: "placeholder", opacity: 1 },
    "&::-webkit-search-cancel-button": { filter: "grayscale(1) brightness(.35)" },
  },
};

/**
 * The legend, or the note of stale rates in the same grid area, so that the rows keep their place. The note is sticky: the
 * badge is in the header, which has been scrolled away.
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
    [lowPhone]: { top: 0, "search:focus-within + &": { top: SEARCH_HEIGHT } },
  },
  [boardMedia]: { display: "none" },
};

/** At the top, because further down a phone's keyboard would cover it. */
const noMatchStyle: ThemeUICSSObject = { ...stateStyle, alignContent: "start" };

type SearchFieldProps = { readonly query: string; readonly onQuery: (query: string) => void };

const SearchField = ({ query, onQuery }: SearchFieldProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // React would erase what was typed before hydration.
  const adoptTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? "";
    if (typed !== query) onQuery(typed);
  });
  useEffect(() => adoptTyped(), []);
  return (
    <search sx={searchStyle}>
      <label htmlFor={id}>{en.board.searchLabel}</label>
      <div>
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          type="search"
          placeholder={en.board.searchPlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
    </search>
  );
};

type Props = SearchFieldProps & {
  readonly rates: Rates | undefined;
  /** Shown under the search field while there are no rates. */
  readonly insteadOfRates: ReactNode;
  readonly legend: LegendTexts;
  readonly onCalculate: (calculation: Calculation) => void;
};

/** The board for phones: search, legend and one line a currency. The built HTML contains it, without rates. */
export const NarrowBoard = ({ rates, insteadOfRates, query, onQuery, legend, onCalculate }: Props) => {
  const board = useRef<HTMLDivElement>(null);
  // A query in the middle of the list shows its matches from the first: the list gets shorter than the scroll position.
  useLayoutEffect(() => {
    const top = board.current?.getBoundingClientRect().top ?? 0;
    if (query && top < 0) window.scrollBy({ top, behavior: "instant" });
  }, [query]);
  const sought = query.trim();
  const found = rates && searchRates(rates, query);
  return (
    <div ref={board} sx={container}>
      <SearchField query={query} onQuery={onQuery} />
      {insteadOfRates ?? (
        <>
          <div sx={hintsStyle}>
            <StaleNote />
            {/* Without rows it would only push the answer behind a phone's keyboard. */}
            {found?.length !== 0 && (
              <p>
                {en.rates.buyMeans(legend.buy)}
                <br />
                {en.rates.sellMeans(legend.sell)}
                <br />
                {legend.reading}
              </p>
            )}
          </div>
          {found ? (
            <BoardCards found={found} all={rates ?? []} onCalculate={onCalculate} />
          ) : (
            <BoardSkeleton />
          )}
          <div aria-live="polite">
            {found?.length === 0 ? (
              <div sx={noMatchStyle}>
                <p>{en.board.noneFound}</p>
              </div>
            ) : (
              found && sought && <p sx={visuallyHidden}>{en.board.found(sought, found.length)}</p>
            )}
          </div>
        </>
      )}
    </div>
  );
};
