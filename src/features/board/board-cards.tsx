import { memo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import type { Calculation } from "../rates/model/calculation";
import { rowNote } from "../rates/model/freshness";
import { isOneOfSeveral, keyOf, type Rate, type Rates } from "../rates/model/rate";
import { useToday } from "../rates/use-rates";
import { boardColumns, CurrencyName, figuresOf } from "./board-columns";
import { CalculatorLink } from "./board-links";
import { cardColumns, figureColors, rowLine } from "./board-style";
import { useDeferredMount } from "./use-board-screen";

/** One style for all cards, which change with every poll and contain only text. */
const cardsStyle: ThemeUICSSObject = {
  px: "gutter",
  [media.tablet]: cardColumns,
  "& > li": {
    ...rowLine,
    position: "relative",
    display: "flex",
    // Long figures and large text wrap into the next line.
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6px 12px",
    minHeight: 73,
    py: "10px",
    // The browser skips the cards outside the viewport.
    contentVisibility: "auto",
    containIntrinsicSize: "auto 73px",
  },
  // Covers the whole card.
  "& .calculate": { position: "absolute", inset: "1px -8px", borderRadius: 2 },
  "& .currency": {
    flex: "1 1 6.5rem",
    display: "grid",
    gridTemplateColumns: "min(42px, 10.8vw) minmax(min-content, 1fr)",
    columnGap: 3,
    alignItems: "center",
  },
  "& .flag": { width: "100%", gridRow: "span 2" },
  "& .code": {
    maxWidth: "9em",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: "1.1875rem",
    fontWeight: 800,
    lineHeight: 1.15,
    letterSpacing: "-.02em",
  },
  "& .suffix": { fontSize: ".78em", fontStyle: "normal", fontWeight: 600, color: "muted" },
  "& .name": { mt: "2px", fontSize: "micro", fontWeight: 500, lineHeight: 1.25, color: "muted" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: `repeat(${boardColumns.length}, minmax(min(84px, 22vw), auto))`,
    columnGap: 3,
    ml: "auto",
    textAlign: "right",
  },
  "& dt": { fontSize: ".75rem", fontWeight: 700, lineHeight: 1.2, letterSpacing: ".02em" },
  ...Object.fromEntries(
    boardColumns.map(({ color }, index) => [
      `& dl > :nth-of-type(${index + 1}) > dt`,
      { color: color === "text" ? "muted" : color },
    ]),
  ),
  "& dd": {
    fontSize: "min(1.375rem, 6vw)",
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: "-.04em",
    // Negative letter spacing moves the last digit out of its box, and the row clips.
    pr: ".04em",
  },
  ...figureColors((nth) => `& dl > :nth-of-type(${nth}) > dd`),
  "& li[data-noted] dl > div > dd": { color: "muted" },
};

type CardsProps = {
  readonly found: Rates;
  /** All rates, also those that the search hides. */
  readonly all: Rates;
  readonly onCalculate: (calculation: Calculation) => void;
};

type CardProps = {
  readonly rate: Rate;
  readonly row: string | undefined;
  /** The end of today in Bali, in milliseconds since 1970. */
  readonly today: number;
  readonly onCalculate: CardsProps["onCalculate"];
};

/** Memoized: a poll re-renders the changed rows only. */
const BoardCard = memo(function BoardCard({ rate, row, today, onCalculate }: CardProps) {
  const note = rowNote(rate, today);
  return (
    <li data-noted={note && true}>
      <CalculatorLink
        currencyCode={rate.code}
        row={row}
        onCalculate={onCalculate}
        aria-label={en.board.calculateWith(row === undefined ? rate.code : rate.displayName)}
        className="calculate"
      />
      <CurrencyName rate={rate} note={note} />
      <dl>
        {figuresOf(rate).map((figure, index) => (
          <div key={index}>
            <dt>{boardColumns[index]?.heading}</dt>
            <dd lang="id" translate="no">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
});

/** The board on a narrow screen: one line a currency. */
export const BoardCards = ({ found, all, onCalculate }: CardsProps) => {
  const hasFrame = useDeferredMount();
  const today = useToday();
  return (
    <ul sx={cardsStyle}>
      {hasFrame &&
        found.map((rate) => (
          <BoardCard
            key={keyOf(rate)}
            rate={rate}
            row={isOneOfSeveral(rate, all) ? rate.variant : undefined}
            today={today}
            onCalculate={onCalculate}
          />
        ))}
    </ul>
  );
};
