import { memo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import type { Rate, Rates } from "../rates/rate";
import { cardColumns, changedStyle, rowLine } from "./board-style";
import { CurrencyName } from "./currency-name";
import { useChangeMarks } from "./use-change-marks";
import { useFrameFirst } from "./use-frame-first";

/** One style for all cards; see tablesStyle. */
const cardsStyle: ThemeUICSSObject = {
  px: "gutter",
  [media.tablet]: cardColumns,
  "& li": {
    ...rowLine,
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
  "& li > div": {
    flex: "1 1 6.5rem",
    display: "grid",
    gridTemplateColumns: "42px minmax(min-content, 1fr)",
    columnGap: 3,
    alignItems: "center",
    [media.smallest]: { gridTemplateColumns: "32px minmax(min-content, 1fr)", columnGap: "10px" },
  },
  "& img": { width: "100%", gridRow: "span 2" },
  "& b": {
    maxWidth: "9em",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: "1.1875rem",
    fontWeight: 800,
    lineHeight: 1.15,
    letterSpacing: "-.02em",
  },
  "& i": { fontSize: ".78em", fontStyle: "normal", fontWeight: 600, color: "muted" },
  "& small": { mt: "2px", fontSize: "micro", fontWeight: 500, lineHeight: 1.25, color: "muted" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(min(84px, 22vw), auto))",
    columnGap: 3,
    ml: "auto",
    textAlign: "right",
  },
  "& dt": { fontSize: ".75rem", fontWeight: 700, lineHeight: 1.2, letterSpacing: ".02em", color: "muted" },
  "& dd": {
    fontSize: "min(1.375rem, 6vw)",
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: "-.04em",
    // The last digit stands out of its box by its letter spacing, and the row clips.
    pr: ".04em",
    fontVariantNumeric: "tabular-nums lining-nums",
    ...changedStyle,
  },
  "& div:last-of-type > dt, & div:last-of-type > dd": { color: "gold300" },
};

const Figure = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const BoardCard = memo(({ rate }: { readonly rate: Rate }) => (
  <li>
    <CurrencyName currencyCode={rate.currencyCode} displayName={rate.displayName} imageUrl={rate.imageUrl} />
    <dl>
      <Figure label="BUY">{rate.formattedBuy}</Figure>
      <Figure label="SELL">{rate.formattedSell}</Figure>
    </dl>
  </li>
));
BoardCard.displayName = "BoardCard";

/** The board on a narrow screen: one line a currency. */
export const BoardCards = memo(({ rates }: { readonly rates: Rates }) => {
  const hasFrame = useFrameFirst();
  const list = useChangeMarks<HTMLUListElement>();
  return (
    <ul ref={list} sx={cardsStyle}>
      {hasFrame && rates.map((rate) => <BoardCard key={rate.id} rate={rate} />)}
    </ul>
  );
});
BoardCards.displayName = "BoardCards";
