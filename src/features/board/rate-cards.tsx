import { memo } from "react";

import { ChangingFigure } from "../../components/changing-figure";
import { Flag } from "../../components/flag";
import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { paths } from "../../lib/paths";
import { skeletonLine } from "../../theme/theme";
import { currencyOf, keyOf, type Rate, type Rates } from "../rates/model/rate";
import { shown } from "../rates/model/shown";
import { useToday } from "../rates/use-rates";
import { boardColumns } from "./board-columns";
import { FIGURE } from "./board-geometry";
import { inLayouts } from "./layouts";
import { Code, figureColors, Name, RowLink } from "./row-parts";

const SKELETON_CARDS = 8;

/** One style for all cards, whose figures change with every poll. */
const cardsStyle = inLayouts("cards", {
  // A separate layer: the clock does not repaint it.
  isolation: "isolate",
  "& > li": {
    position: "relative",
    display: "flex",
    // In large text the figures have a line of their own.
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 12px",
    minHeight: 72,
    py: "9px",
    pr: "min(20px, 5vw)",
    borderBottom: "nightLine",
  },
  "& .flag": { width: "min(40px, 10.5vw)" },
  "& .currency": { flex: "1 1 4.5rem", minWidth: 0, lineHeight: 1.2 },
  // Above the link that covers the card.
  "& .currency > a": {
    position: "relative",
    zIndex: 1,
    display: "block",
    width: "fit-content",
    minHeight: 24,
    textDecoration: "underline",
    textUnderlineOffset: ".3em",
    textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
  },
  "& .code": { fontSize: "1.1875rem", fontWeight: 800, letterSpacing: "-.02em" },
  "& .name": { display: "block", fontSize: "micro", fontWeight: 500, color: "muted" },
  "& dl": { display: "flex", gap: "min(22px, 5.6vw)", ml: "auto" },
  "& dl > div": { textAlign: "right" },
  "& dt": { fontSize: ".75rem", fontWeight: 700, letterSpacing: ".02em", lineHeight: 1.2 },
  "& dd": {
    minWidth: `calc(${FIGURE} * 1em)`,
    fontSize: "min(1.375rem, 6.6vw)",
    fontWeight: 700,
    letterSpacing: "-.035em",
    lineHeight: 1.25,
    whiteSpace: "nowrap",
  },
  ...figureColors,
  "& > li:empty::after": { content: '""', ...skeletonLine("100%", "1.5rem") },
  // The whole card.
  "& .calculate": { position: "absolute", inset: "1px 0", borderRadius: 2, outlineOffset: "-3px" },
  // The row opens something.
  "& .calculate::after": {
    content: '""',
    position: "absolute",
    inset: "50% 2px auto auto",
    size: 8,
    mt: "-4px",
    border: "solid",
    borderWidth: "2px 2px 0 0",
    color: "muted",
    transform: "rotate(45deg)",
  },
});

type Pages = Queries.CalculatorFragment["allCurrencyYaml"]["nodes"];

type CardProps = {
  readonly rate: Rate;
  readonly pages: Pages;
};

/** Memoized: a poll renders the changed cards only. */
const RateCard = memo(function RateCard({ rate, pages }: CardProps) {
  const strings = useStrings();
  const row = shown(rate, useToday(), strings);
  const page = paths.currency.find(currencyOf(row.code), pages);
  return (
    <li data-noted={row.note && true}>
      <Flag path={row.imagePath} className="flag" />
      <p className="currency">
        <Code code={row.code} />{" "}
        {page === undefined ? (
          <Name row={row} />
        ) : (
          <PageLink to={page}>
            <Name row={row} />
          </PageLink>
        )}
      </p>
      <dl>
        {boardColumns.map(({ side }) => (
          <div key={side} className={side}>
            <dt>{strings.rates.sides[side]}</dt>
            <dd>
              <ChangingFigure value={row.figures[side]} />
            </dd>
          </div>
        ))}
      </dl>
      <RowLink rate={rate} name={row.displayName} />
    </li>
  );
});

type Props = {
  /** Undefined until the first answer. */
  readonly rows?: Rates | undefined;
  /** Currencies with a page. */
  readonly pages: Pages;
};

/** A card for each rate on a phone, with the words BUY and SELL in it. It opens the calculator with its own row. */
export const RateCards = memo(function RateCards({ rows, pages }: Props) {
  return (
    <ul sx={cardsStyle}>
      {rows
        ? rows.map((rate) => <RateCard key={keyOf(rate)} rate={rate} pages={pages} />)
        : Array.from({ length: SKELETON_CARDS }, (_, card) => <li key={card} />)}
    </ul>
  );
});
