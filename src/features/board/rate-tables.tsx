import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ChangingFigure } from "../../components/changing-figure";
import { Flag } from "../../components/flag";
import * as en from "../../strings/en";
import { visuallyHidden } from "../../theme/visually-hidden";
import type { Calculation } from "../rates/calculator/address";
import { keyOf, variantOf, type Rate, type Rates } from "../rates/model/rate";
import { shown } from "../rates/model/shown";
import { useToday } from "../rates/use-rates";
import { boardColumns, pagesOf, TABLES, toTables } from "./board-columns";
import { LEAST_ROW, MOST_ROWS_OF_TWO_DECKS } from "./board-geometry";
import { CalculatorLink } from "./board-links";
import { pageStyle, probeStyle, skeletonStyle, tablesStyle } from "./rate-tables-style";

/** How long each page is shown. */
const PAGE_MS = 12_000;
const SKELETON_ROWS = 8;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

type TableProps = { readonly part: number; readonly children: ReactNode };

const Table = ({ part, children }: TableProps) => (
  <table role="table">
    <caption>{en.board.tablePart(part, TABLES)}</caption>
    <thead>
      <tr role="row">
        {[en.board.currency, ...boardColumns.map(({ heading }) => heading)].map((heading) => (
          <th key={heading} role="columnheader" scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

type CurrencyProps = Pick<Rate, "code" | "displayName" | "imagePath"> & {
  /** `displayName`, after the note. */
  readonly name: string;
  /** The variant, if other rows have the same code. */
  readonly row: string | undefined;
  readonly onCalculate: (calculation: Calculation) => void;
};

/** Memoized: a poll changes figures, seldom names. */
const Currency = memo(function Currency({
  code,
  displayName,
  imagePath,
  name,
  row,
  onCalculate,
}: CurrencyProps) {
  const longestWord = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  return (
    <th role="rowheader" scope="row">
      <Flag path={imagePath} className="flag" />
      <b className="code" translate="no">
        {code.slice(0, 3)}
        {code.length > 3 && <i className="suffix">{code.slice(3)}</i>}
      </b>{" "}
      <small className="name" style={{ "--word": longestWord }}>
        {name}
      </small>
      <CalculatorLink
        choice={{ code, variant: row }}
        onCalculate={onCalculate}
        aria-label={en.board.calculateWith(row === undefined ? code : displayName)}
        className="calculate"
      />
    </th>
  );
});

type RateRowProps = Pick<CurrencyProps, "row" | "onCalculate"> & {
  readonly rate: Rate;
  /** A time of today in Bali, in milliseconds since 1970. */
  readonly today: number;
};

/** Memoized: a poll re-renders the changed rows only. */
const RateRow = memo(function RateRow({ rate, today, row, onCalculate }: RateRowProps) {
  const { code, displayName, imagePath, unit } = rate;
  const { note, figures } = shown(rate, today);
  const name = note === undefined ? displayName : `${note} · ${displayName}`;
  const isNamed = note !== undefined || row !== undefined || unit !== 1;
  return (
    <tr role="row" title={name} data-noted={note && true} data-named={isNamed || undefined}>
      <Currency {...{ code, displayName, imagePath, name, row, onCalculate }} />
      {boardColumns.map(({ side }) => (
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops it with the display.
        <td key={side} role="cell">
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

/** Splits rates into pages that take turns. Screens that can be scrolled have no probe, and one page. */
function usePages(rates: Rates, isPaused: boolean) {
  const probe = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setRoom(probe.current?.offsetHeight ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, []);
  const pages = pagesOf(rates, Math.floor(room / LEAST_ROW) || Infinity);
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
  /** The rows to show, of `all`. */
  readonly rates: Rates;
  /** All rates, also those that the search hides. */
  readonly all: Rates;
  readonly isPaused: boolean;
  readonly onCalculate: (calculation: Calculation) => void;
};

/**
 * The rates in four tables: side by side on a wide screen, two by two in portrait, one list on a phone. A wall screen without
 * room for all rows shows them in turns.
 */
export const RateTables = memo(function RateTables({ rates, all, isPaused, onCalculate }: Props) {
  const today = useToday();
  const { probe, pages, current } = usePages(rates, isPaused);
  const rows = Math.ceil((pages[0]?.length ?? 0) / TABLES);
  return (
    <div
      data-decks={rows <= MOST_ROWS_OF_TWO_DECKS ? 2 : undefined}
      data-paged={pages.length > 1 || undefined}
      sx={tablesStyle}
      style={{ "--rows": rows }}
    >
      {toTables(pages[current] ?? [], rows).map((table, index) => (
        <Table key={index} part={index + 1}>
          {table.map((rate, row) =>
            rate ? (
              <RateRow
                key={keyOf(rate)}
                rate={rate}
                today={today}
                row={variantOf(rate, all)}
                onCalculate={onCalculate}
              />
            ) : (
              <BlankRow key={row} />
            ),
          )}
        </Table>
      ))}
      {pages.length > 1 && <p sx={pageStyle}>{`${current + 1} / ${pages.length}`}</p>}
      <span ref={probe} sx={probeStyle} />
    </div>
  );
});

const barStyle: ThemeUICSSObject = { variant: "skeletons.bar" };

/** The placeholder until the first answer. The built HTML contains it, for screens of any size. */
export const BoardSkeleton = () => (
  <div role="status" sx={skeletonStyle}>
    <span sx={visuallyHidden}>{en.rates.loading}</span>
    <div aria-hidden="true" sx={tablesStyle}>
      {range(TABLES).map((table) => (
        <Table key={table} part={table + 1}>
          {range(SKELETON_ROWS).map((row) => (
            <tr key={row}>
              <th>
                <span className="flag" sx={barStyle} />
                <span className="code" sx={barStyle} />
              </th>
              {boardColumns.map(({ heading }) => (
                <td key={heading}>
                  <span className="figure" sx={barStyle} />
                </td>
              ))}
            </tr>
          ))}
        </Table>
      ))}
    </div>
  </div>
);
