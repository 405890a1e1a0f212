import { memo, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { maskTile } from "../../theme/theme";
import { visuallyHidden } from "../../theme/visually-hidden";
import { rowNote } from "../rates/model/freshness";
import { keyOf, type Rate, type Rates } from "../rates/model/rate";
import { useToday } from "../rates/use-rates";
import { boardColumns, CurrencyName, figuresOf, needsName, roomForFigures, toTables } from "./board-columns";
import {
  figureColors,
  headsStyle,
  MOST_ROWS_OF_TWO_DECKS,
  rowColumns,
  rowLine,
  tablesFrame,
  TWO_DECK_FIGURE,
  twoDeckColumns,
} from "./board-style";
import { useDeferredMount } from "./use-board-screen";

const currencyStyle: ThemeUICSSObject = {
  containerType: "size",
  // A separate layer: the browser repaints it only when the name changes.
  isolation: "isolate",
  height: "calc(var(--row) - 1px)",
  fontSize: "var(--fs)",
  display: "grid",
  gridTemplateColumns: ".95em minmax(0, 1fr)",
  columnGap: ".2em",
  alignContent: "center",
  alignItems: "center",
  textAlign: "left",
  "& > .flag": { width: "100%", gridRow: "span 2" },
  "& > .code": {
    whiteSpace: "nowrap",
    fontSize: "max(12px, .68em)",
    fontWeight: 800,
    lineHeight: 1.05,
    letterSpacing: "-.02em",
  },
  "& .suffix": { fontSize: ".74em", fontStyle: "normal", fontWeight: 600, color: "muted" },
  "& > .name": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "1",
    overflow: "hidden",
    hyphens: "auto",
    // Into the space before the figures, so that fewer names break within a word.
    mr: "-.8em",
    fontSize: "max(11px, .335em)",
    fontWeight: 500,
    lineHeight: 1.2,
    color: "muted",
  },
  "@container (min-height: 1.75em) and (min-height: 42px)": { "& > .name": { WebkitLineClamp: "2" } },
  "@container (max-height: 26px)": { "& > .name": { display: "none" } },
  // With wider text spacing the figures take the room of the flag, not of the code.
  "@container (max-width: 2.7em)": {
    "& > .flag": { display: "none" },
    "& > .code, & > .name": { gridColumn: "1 / -1" },
    "& > .code": { fontSize: "max(12px, .5em)" },
  },
};

/** In rows of two decks: one line above the figures. */
const upperDeckStyle: ThemeUICSSObject = {
  containerType: "normal",
  // The length of the name has no effect on the width of the columns.
  width: 0,
  minWidth: "100%",
  height: "auto",
  mb: ".06em",
  gridTemplateColumns: ".72em auto minmax(0, 1fr)",
  "& > .flag": { width: "100%", gridRow: "auto" },
  "& > .code": { fontSize: "max(12px, .56em)" },
  "& > .name": { display: "block", mr: 0, whiteSpace: "nowrap", textOverflow: "ellipsis" },
};

/** Wall screens leave these names out: they are too small to read from afar, and the figures need the room. */
const droppedName: ThemeUICSSObject = {
  "&:not([data-decks]) tr:not([data-named]) .name": visuallyHidden,
};

/** One style for all four tables, whose rows change with every poll and contain only text. */
const tablesStyle: ThemeUICSSObject = {
  ...tablesFrame,
  // A separate layer: the clock does not repaint it.
  isolation: "isolate",
  // Grids, so that names yield to figures in every row. The markup's roles keep the tables accessible.
  "& table, & thead, & tbody": { display: "block" },
  "& caption": visuallyHidden,
  "& tr": { display: "grid", gridTemplateColumns: rowColumns },
  "& thead tr": headsStyle,
  "& tbody tr": { minHeight: "var(--row)", alignItems: "center", alignContent: "center" },
  "& tbody tr:not(:last-of-type)": rowLine,
  "& th": { p: 0, fontWeight: "inherit" },
  "& .currency": currencyStyle,
  "& td": {
    p: 0,
    fontSize: "var(--fs)",
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: "-.035em",
    textAlign: "right",
    whiteSpace: "nowrap",
    pl: ".3em",
    // A hairline in the gap between two figures.
    "& + td": { position: "relative" },
    "& + td::before": {
      content: '""',
      position: "absolute",
      left: ".28em",
      top: ".04em",
      bottom: ".04em",
      borderLeft: "lineOnDark",
    },
    // A blank row has a wavy line.
    "&[colspan]": { gridColumn: "1 / -1", pl: 0 },
    "&[colspan]::after": {
      content: '""',
      display: "block",
      ...maskTile("tile-void", 18),
      color: "nightLine",
    },
  },
  ...figureColors((nth) => `& td:nth-of-type(${nth})`),
  "& [data-noted] td": { color: "muted" },
  "[data-fullscreen] &": droppedName,
  // A television that reports half its pixels.
  "@media screen and (max-width: 63.99em)": droppedName,
  '&[data-decks="2"]': {
    "--fs": TWO_DECK_FIGURE,
    "& tr": { gridTemplateColumns: twoDeckColumns },
    "& thead th:nth-of-type(-n + 2)": { gridArea: "1 / 1" },
    "& tbody th": { gridColumn: "1 / -1" },
    "& .currency": upperDeckStyle,
  },
};

type RateRowProps = {
  readonly rate: Rate;
  /** Whether the code alone would not identify the row. */
  readonly isNamed: boolean;
  /** The end of today in Bali, in milliseconds since 1970. */
  readonly today: number;
};

/** Memoized: a poll re-renders the changed rows only. */
const RateRow = memo(function RateRow({ rate, isNamed, today }: RateRowProps) {
  const note = rowNote(rate, today);
  return (
    <tr role="row" data-noted={note && true} data-named={isNamed || undefined}>
      <th role="rowheader" scope="row">
        <CurrencyName rate={rate} note={note} />
      </th>
      {figuresOf(rate).map((figure, index) => (
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops it with the display.
        <td key={index} role="cell" lang="id" translate="no">
          {figure}
        </td>
      ))}
    </tr>
  );
});

const BlankRow = () => (
  <tr aria-hidden="true">
    <td colSpan={boardColumns.length + 1} />
  </tr>
);

/** The board on a wide screen: all rates in four tables, side by side or two by two in portrait, sized to fill it. */
export const RateTables = ({ rates }: { readonly rates: Rates }) => {
  const tables = toTables(rates);
  const rows = tables[0]?.length ?? 1;
  const hasFrame = useDeferredMount();
  const today = useToday();
  const [room, setRoom] = useState(() => roomForFigures(rates));
  const due = roomForFigures(rates, room);
  if (due !== room) setRoom(due);
  return (
    <div
      data-decks={rows <= MOST_ROWS_OF_TWO_DECKS ? 2 : undefined}
      sx={tablesStyle}
      style={{ "--rows": rows, "--chars": due }}
    >
      {tables.map((table, index) => (
        <div key={index} className="table">
          <table role="table">
            <caption>{en.board.tablePart(index + 1, tables.length)}</caption>
            <thead>
              <tr role="row">
                <th role="columnheader" scope="col">
                  {en.board.currency}
                </th>
                {boardColumns.map(({ heading }) => (
                  <th key={heading} role="columnheader" scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hasFrame &&
                table.map((rate, row) =>
                  rate ? (
                    <RateRow
                      key={keyOf(rate)}
                      rate={rate}
                      isNamed={needsName(rate, rates, today)}
                      today={today}
                    />
                  ) : (
                    <BlankRow key={row} />
                  ),
                )}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
};
