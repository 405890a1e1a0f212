import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ChangingFigure } from "../../components/changing-figure";
import { Flag } from "../../components/flag";
import * as en from "../../strings/en";
import { visuallyHidden } from "../../theme/visually-hidden";
import { keyOf } from "../rates/model/rate";
import { shown } from "../rates/model/shown";
import { useToday } from "../rates/use-rates";
import { boardColumns, nameOf, pagesOf, TABLES, toTables, type BoardRow } from "./board-columns";
import {
  CODE,
  FLAG,
  LEAST_ROW,
  NAME_LINE,
  nameOfLines,
  nameSize,
  tablesFrame,
  uprightFrame,
  uprightMedia,
} from "./board-geometry";
import { inLayouts } from "./layouts";
import { Bar, Code, figureColors } from "./row-parts";

/** How long each page is shown. */
const PAGE_MS = 12_000;
const SKELETON_ROWS = 8;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Flag, code and name. The name yields to the figures. */
const currencyStyle: ThemeUICSSObject = {
  containerType: "size",
  // A separate layer: the browser repaints it only when the name changes.
  isolation: "isolate",
  height: "calc(var(--row) - 1px)",
  display: "grid",
  gridTemplateColumns: `${FLAG.width}em minmax(0, 1fr)`,
  columnGap: `${FLAG.gap}em`,
  alignContent: "center",
  alignItems: "center",
  fontSize: "var(--fs)",
  textAlign: "left",
  "& > .flag": { width: "100%", gridRow: "span 2" },
  "& > .code": {
    fontSize: `max(12px, ${CODE.size}em)`,
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: "-.02em",
    whiteSpace: "nowrap",
  },
  // Never broken within a word: smaller, then in more lines, then cut.
  "& > .name": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "1",
    overflow: "hidden",
    // Into the space before the figures.
    mr: "calc(var(--fs) * -.45)",
    // Room for the descenders of the last line.
    pb: ".14em",
    mb: "-.14em",
    overflowWrap: "normal",
    fontSize: nameSize,
    fontWeight: 500,
    lineHeight: NAME_LINE,
    color: "muted",
  },
  ...nameOfLines(2),
  ...nameOfLines(3),
  "@container (max-height: 26px)": { "& > .name": { lineHeight: 1, pb: 0, mb: 0 } },
  // With wider text spacing the figures take the room of the flag, not of the code.
  "@container (max-width: 2.7em)": {
    "& > .flag": { display: "none" },
    "& > .code, & > .name": { gridColumn: "1 / -1" },
    "& > .code": { fontSize: "max(12px, .5em)" },
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
  "& table": { width: "100%", px: "12px", borderLeft: "nightLine", borderSpacing: 0 },
  "& table:first-of-type": { borderLeft: 0 },
  [uprightMedia]: {
    ...uprightFrame,
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
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: ".02em",
  },
  "& thead th:first-of-type": { color: "muted" },
  "& tbody th": { fontWeight: "inherit", whiteSpace: "normal" },
  "& .currency": currencyStyle,
  "& td": {
    width: "var(--figure)",
    height: "var(--row)",
    fontSize: "var(--fs)",
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: "-.035em",
  },
  ...figureColors,
  // A low row has a second line only for a note, which says why its figures are muted.
  "& tr:not([data-noted]) .name": { "@container (max-height: 26px)": { display: "none" } },
  // In the placeholder.
  "& span.flag": { gridRow: "auto", aspectRatio: "4 / 3" },
  "& span.code": { width: "1.6em", height: ".7em" },
  "& .figure": { ml: "auto", width: "74%", height: ".8em" },
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

type TableProps = { readonly part: number; readonly children: ReactNode };

const Table = ({ part, children }: TableProps) => (
  <table>
    <caption>{en.board.tablePart(part, TABLES)}</caption>
    <thead>
      <tr>
        <th scope="col">{en.board.currency}</th>
        {boardColumns.map(({ heading, side }) => (
          <th key={side} scope="col" className={side}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

type CurrencyProps = { readonly code: string; readonly flag: string | undefined; readonly name: string };

/** Memoized: a poll changes figures, seldom names. */
const Currency = memo(function Currency({ code, flag, name }: CurrencyProps) {
  const words = name.split(/[\s-]/);
  const sizes = {
    "--word": Math.max(...words.map(({ length }) => length)),
    "--letters": name.length,
  };
  return (
    <div className="currency">
      <Flag path={flag} className="flag" />
      <Code code={code} />{" "}
      <small className="name" style={sizes}>
        {name}
      </small>
    </div>
  );
});

type RateRowProps = BoardRow & {
  /** A time of today in Bali, in milliseconds since 1970. */
  readonly today: number;
};

/** Memoized: a poll renders the changed rows only. */
const RateRow = memo(function RateRow({ rate, variant, today }: RateRowProps) {
  const row = shown(rate, today);
  const { code, imagePath, figures, note, unit } = row;
  const name = nameOf(row);
  const isNamed = note !== undefined || variant !== undefined || unit !== 1;
  return (
    <tr title={name} data-noted={note && true} data-named={isNamed || undefined}>
      <th scope="row">
        <Currency code={code} flag={imagePath} name={name} />
      </th>
      {boardColumns.map(({ side }) => (
        <td key={side} className={side}>
          <ChangingFigure value={figures[side]} />
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

/** Splits rows into pages that take turns. Screens that can be scrolled show no probe, and have one page. */
function usePages(rows: readonly BoardRow[], hasLine: boolean, isPaused: boolean) {
  const probe = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setRoom(probe.current?.offsetHeight ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, []);
  const rowsThatFit = Math.floor(room / LEAST_ROW) - (hasLine ? 1 : 0);
  const pages = pagesOf(rows, room > 0 ? rowsThatFit : Infinity);
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
  readonly rows: readonly BoardRow[];
  /** What a suffix of the codes means, while such rows are listed. */
  readonly suffixes: string | undefined;
  readonly isPaused: boolean;
};

/**
 * The rates in four tables: side by side, or two by two in portrait. A wall screen without room for all rows shows them in
 * turns.
 */
export const RateTables = memo(function RateTables({ rows, suffixes, isPaused }: Props) {
  const today = useToday();
  const { probe, pages, current } = usePages(rows, suffixes !== undefined, isPaused);
  const length = Math.ceil((pages[0]?.length ?? 0) / TABLES);
  const hasLine = suffixes !== undefined || pages.length > 1;
  return (
    <div data-line={hasLine || undefined} sx={tablesStyle} style={{ "--rows": length }}>
      {toTables(pages[current] ?? [], length).map((table, index) => (
        <Table key={index} part={index + 1}>
          {table.map((row, blank) =>
            row ? <RateRow key={keyOf(row.rate)} {...row} today={today} /> : <BlankRow key={blank} />,
          )}
        </Table>
      ))}
      {hasLine && (
        <p className="line">
          {suffixes && <span>{suffixes}</span>}
          {pages.length > 1 && <span>{`${current + 1} / ${pages.length}`}</span>}
        </p>
      )}
      <span ref={probe} className="probe" />
    </div>
  );
});

/** The placeholder until the first answer, with the final heads. */
export const TablesSkeleton = () => (
  <div aria-hidden="true" sx={tablesStyle}>
    {range(TABLES).map((table) => (
      <Table key={table} part={table + 1}>
        {range(SKELETON_ROWS).map((row) => (
          <tr key={row}>
            <th scope="row">
              <div className="currency">
                <Bar className="flag" />
                <Bar className="code" />
              </div>
            </th>
            {boardColumns.map(({ side }) => (
              <td key={side}>
                <Bar className="figure" />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    ))}
  </div>
);
