import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ChangingFigure } from "../../components/changing-figure";
import { Flag } from "../../components/flag";
import { useStrings } from "../../components/page-language";
import { skeletonLine } from "../../theme/theme";
import { visuallyHidden } from "../../theme/visually-hidden";
import { keyOf, type Rate, type Rates } from "../rates/model/rate";
import { shown } from "../rates/model/shown";
import { useToday } from "../rates/use-rates";
import { boardColumns, pagesOf, TABLES, toTables } from "./board-columns";
import { LEAST_ROW, tablesFrame, uprightMedia } from "./board-geometry";
import { inLayouts } from "./layouts";
import { Code, figureColors, Name, RowLink } from "./row-parts";

/** How long each page is shown. */
const PAGE_MS = 12_000;
const SKELETON_ROWS = 9;

/** Flag, code and name, in em of a figure. The name yields to the figures. */
const currencyStyle: ThemeUICSSObject = {
  containerType: "size",
  // A separate layer: the browser repaints it only when the name changes. Its link covers the figures.
  isolation: "isolate",
  position: "relative",
  zIndex: 1,
  height: "calc(var(--row) - 1px)",
  display: "grid",
  gridTemplateColumns: ".95em minmax(0, 1fr)",
  columnGap: ".2em",
  alignContent: "center",
  alignItems: "center",
  fontSize: "var(--fs)",
  "& > .flag": { width: "100%" },
  "& > .code": {
    fontSize: "max(12px, .68em)",
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: "-.02em",
    whiteSpace: "nowrap",
  },
  // Never broken within a word: in more lines, then cut.
  "& > .name": {
    gridColumn: "1 / -1",
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "1",
    overflow: "hidden",
    // Into the space before the figures.
    mr: "calc(var(--fs) * -.45)",
    overflowWrap: "normal",
    fontSize: "max(var(--least-name), .335em)",
    fontWeight: 500,
    lineHeight: 1.15,
    color: "muted",
  },
  "@container (min-height: calc(.7em + 1.75rem))": { "& > .name": { WebkitLineClamp: "2" } },
  "@container (min-height: calc(.7em + 2.6rem)) and (min-height: 1.9em)": {
    "& > .name": { WebkitLineClamp: "3" },
  },
  // The note of a low row.
  "@container (max-height: 26px)": { "& > .name": { fontSize: "9px" } },
  // With wider text spacing the figures take the room of the flag, not of the code.
  "@container (max-width: 2.9em)": {
    "& > .flag": { display: "none" },
    "& > .code": { gridColumn: "1 / -1", fontSize: "max(12px, .5em)" },
  },
  // The whole row.
  "& > .calculate": {
    position: "absolute",
    inset: `0 calc(var(--figure) * -${boardColumns.length}) 0 0`,
    outlineOffset: "-3px",
    "&:hover": { bg: "hoverOnDark" },
  },
};

/** One style for all four tables, whose figures change with every poll. */
const tablesStyle = inLayouts("tables", {
  ...tablesFrame,
  // A separate layer: the clock does not repaint it.
  isolation: "isolate",
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(var(--across), minmax(0, 1fr))",
  alignItems: "start",
  // Row heights are rounded up to whole pixels, which fills the lower padding.
  pt: "var(--pad)",
  "& table": { width: "100%", px: "var(--cell, 12px)", borderLeft: "nightLine", borderSpacing: 0 },
  "& table:first-of-type": { borderLeft: 0 },
  [uprightMedia]: {
    "--across": `${TABLES / 2}`,
    "--stack": "2",
    // Each column is filled before the next.
    gridAutoFlow: "column",
    gridTemplateRows: "auto auto",
    "& table:nth-of-type(2)": { borderLeft: 0 },
    // One head for both tables of a column.
    "& table:nth-of-type(even) thead": visuallyHidden,
  },
  "& caption": visuallyHidden,
  "& th, & td": { p: 0, textAlign: "right", whiteSpace: "nowrap", borderBottom: "nightLine" },
  // The rest of the table's width, whatever is in it.
  "& th:first-of-type": { maxWidth: 0, textAlign: "left" },
  "& thead th": {
    height: "var(--thead)",
    pb: "4px",
    borderBottom: "2px solid",
    borderColor: "var(--rule)",
    fontSize: "var(--head-size)",
    lineHeight: 1,
    letterSpacing: ".02em",
  },
  "& thead th:first-of-type": { color: "muted" },
  // Also while no row has figures.
  "& thead th + th, & td": { width: "var(--figure)" },
  "& tbody th": { fontWeight: "inherit", whiteSpace: "normal" },
  "& .currency": currencyStyle,
  "& td": {
    height: "var(--row)",
    fontSize: "var(--fs)",
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: "-.035em",
    // Without it some systems round each digit up to whole pixels, and figures get wider than their column.
    textRendering: "geometricPrecision",
  },
  ...figureColors,
  // A low row has a second line only for a note, which says why its figures are muted.
  "& tr:not([data-noted]) .name": { "@container (max-height: 26px)": { display: "none" } },
  // The note has the room of the name, unless the code does not say all.
  "& [data-noted]:not([data-named]) .name > span": visuallyHidden,
  "& [data-noted] .name": { mr: "calc(var(--fs) * -.55)", letterSpacing: "-.03em" },
  "& [data-noted] .name, & [data-named] .name": {
    "@container (min-height: 33px) and (max-height: calc(.7em + 1.75rem))": {
      WebkitLineClamp: "2",
      fontSize: "min(max(var(--least-name), .335em), (100cqh - .7em) / 2.2)",
      lineHeight: 1.1,
    },
  },
  "&[data-loading] td:empty::after": { content: '""', ...skeletonLine("100%", ".8em") },
  // What a suffix means, and the number of the page, below all tables.
  "& > .line": {
    gridArea: "3 / 1 / 4 / -1",
    display: "flex",
    justifyContent: "center",
    gap: "2em",
    fontWeight: 600,
    color: "muted",
  },
});

/** Memoized: a poll renders the changed rows only. */
const RateRow = memo(function RateRow({ rate }: { readonly rate: Rate }) {
  const strings = useStrings();
  const row = shown(rate, useToday(), strings);
  const { code, displayName, imagePath, figures, note, unit } = row;
  // The code does not say all.
  const isNamed = rate.rowName !== undefined || unit !== 1;
  return (
    <tr
      title={note ? `${note} · ${displayName}` : displayName}
      data-noted={note && true}
      data-named={isNamed || undefined}
    >
      <th scope="row">
        <div className="currency">
          <Flag path={imagePath} className="flag" />
          <Code code={code} /> <Name row={row} />
          <RowLink rate={rate} name={displayName} />
        </div>
      </th>
      {boardColumns.map(({ side }) => (
        <td key={side} className={side}>
          <ChangingFigure value={figures[side]} />
        </td>
      ))}
    </tr>
  );
});

/** Splits rows into pages that take turns. Screens that can be scrolled show no probe, and have one page. */
function usePages(rows: Rates, isPaused: boolean) {
  const probe = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setRoom(probe.current?.offsetHeight ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, []);
  const pages = pagesOf(rows, Math.floor(room / LEAST_ROW) || Infinity);
  const isTurning = pages.length > 1 && !isPaused;
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [isTurning]);
  return { probe, pages, current: turn % pages.length };
}

type Props = {
  /** Empty until the first answer: the heads are final, and blank rows are the placeholder. */
  readonly rows: Rates;
  /** What a suffix of the codes means, while such rows are listed. */
  readonly suffixes?: string | undefined;
  readonly isPaused?: boolean;
};

/**
 * The rates in four tables: side by side, or two by two in portrait. A row opens the calculator, but on a wall screen. One
 * without room for all rows shows them in turns.
 */
export const RateTables = memo(function RateTables({ rows, suffixes, isPaused = false }: Props) {
  const strings = useStrings();
  const { probe, pages, current } = usePages(rows, isPaused);
  const length = Math.ceil((pages[0]?.length ?? 0) / TABLES) || SKELETON_ROWS;
  return (
    <div
      data-loading={rows.length === 0 || undefined}
      data-names={rows.some(({ rowName }) => rowName !== undefined) || undefined}
      sx={tablesStyle}
      style={rows.length > 0 ? { "--rows": length } : undefined}
    >
      {toTables(pages[current] ?? [], length).map((table, index) => (
        <table key={index}>
          <caption>{strings.board.tablePart(index + 1, TABLES)}</caption>
          <thead>
            <tr>
              <th scope="col">{strings.board.currency}</th>
              {boardColumns.map(({ side }) => (
                <th key={side} scope="col" className={side}>
                  {strings.rates.sides[side]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map((rate, blank) =>
              rate ? (
                <RateRow key={keyOf(rate)} rate={rate} />
              ) : (
                <tr key={blank} aria-hidden="true">
                  <td colSpan={boardColumns.length + 1} />
                </tr>
              ),
            )}
          </tbody>
        </table>
      ))}
      <p className="line">
        {suffixes && <span>{suffixes}</span>}
        {pages.length > 1 && <span>{`${current + 1} / ${pages.length}`}</span>}
      </p>
      <span ref={probe} className="probe" />
    </div>
  );
});
