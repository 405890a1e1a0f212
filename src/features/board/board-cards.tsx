import { memo, type MouseEvent } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { isPlainClick } from "../../lib/plain-click";
import { type Calculation, calculationHref } from "../rates/model/calculation";
import type { Rate, Rates } from "../rates/model/rate";
import { boardColumns, figuresOf } from "./board-columns";
import { cardColumns, changedStyle, figureColors, rowLine } from "./board-style";
import { CurrencyName } from "./currency-name";
import { useChangeMarks } from "./use-change-marks";
import { useDeferredMount } from "./use-deferred-mount";

/** One style for all cards: they change with every poll and carry nothing but their text. */
const cardsStyle: ThemeUICSSObject = {
  px: "gutter",
  [media.tablet]: cardColumns,
  "& > li": {
    ...rowLine,
    position: "relative",
    display: "flex",
    // Figures that are too long for the line, or text that is set too large, take the next one.
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6px 12px",
    minHeight: 73,
    py: "10px",
    // Hundreds of currencies cost no more than those on the screen.
    contentVisibility: "auto",
    containIntrinsicSize: "auto 73px",
  },
  // Over the whole card.
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
    // The last digit extends beyond its box by its letter spacing, and the row clips.
    pr: ".04em",
    fontVariantNumeric: "tabular-nums lining-nums",
    ...changedStyle,
  },
  ...figureColors((nth) => `& dl > :nth-of-type(${nth}) > dd`),
  "& li[data-noted] dl > div > dd": { color: "muted" },
};

/** What a tap on a card works out at first. */
const DEFAULT_AMOUNT = "100";

type CardsProps = {
  readonly rates: Rates;
  /** Opens the calculator. */
  readonly onCalculate: (calculation: Calculation) => void;
};

type CardProps = {
  readonly rate: Rate;
  readonly onCalculate: CardsProps["onCalculate"];
};

const BoardCard = memo(({ rate, onCalculate }: CardProps) => {
  const calculation: Calculation = { side: "buy", amount: DEFAULT_AMOUNT, currencyCode: rate.currencyCode };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onCalculate(calculation);
  };
  return (
    <li data-noted={rate.isNoted}>
      <a
        href={calculationHref(calculation)}
        aria-label={en.board.calculateWith(rate.currencyCode)}
        onClick={onClick}
        className="calculate"
      />
      <CurrencyName
        currencyCode={rate.currencyCode}
        displayName={rate.displayName}
        imageUrl={rate.imageUrl}
      />
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
BoardCard.displayName = "BoardCard";

/** The board on a narrow screen: one line a currency. */
export const BoardCards = memo(({ rates, onCalculate }: CardsProps) => {
  const hasFrame = useDeferredMount();
  const list = useChangeMarks<HTMLUListElement>();
  return (
    <ul ref={list} sx={cardsStyle}>
      {hasFrame && rates.map((rate) => <BoardCard key={rate.id} rate={rate} onCalculate={onCalculate} />)}
    </ul>
  );
});
BoardCards.displayName = "BoardCards";
