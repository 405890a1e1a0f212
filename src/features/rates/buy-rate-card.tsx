import { memo, type MouseEvent } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ChangingFigure } from "../../components/changing-figure";
import { Flag } from "../../components/flag";
import { useStrings } from "../../components/page-language";
import { media, motion } from "../../theme/tokens";
import { PageLink } from "../../components/page-link";
import type { SectionId } from "../../lib/paths";
import type { Choice } from "./calculator/address";
import type { Freshness } from "./model/freshness";
import { freshnessBadge } from "./freshness-badges";
import type { Rate } from "./model/rate";
import { shown, shownWithoutRate, type cardCurrencies } from "./model/shown";
import { useToday } from "./use-rates";

/** A row on phones, a card from 640 px. It has the same height while it loads. */
const cardStyle: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  // Large text on a phone takes the room of the flag.
  gridTemplateColumns: "clamp(0px, 100vw - 17rem, 44px) minmax(0, 1fr) auto",
  gridTemplateAreas: '"flag name figure" "flag badge figure"',
  columnGap: "14px",
  rowGap: "2px",
  alignItems: "center",
  minHeight: 77,
  py: 3,
  borderBottom: "line",
  "&:first-of-type": { borderTop: "line" },
  "& h3": {
    gridArea: "name",
    fontSize: "lead",
    fontWeight: 800,
    letterSpacing: "-.02em",
    "& small": { fontSize: "small", fontWeight: 400, color: "muted", letterSpacing: "-.005em" },
  },
  [media.wide]: {
    "&, &:first-of-type": { border: "line" },
    overflow: "clip",
    isolation: "isolate",
    gridTemplateAreas: '"flag name badge" "figure figure figure"',
    // No word of a name breaks.
    gridTemplateColumns: "44px minmax(min-content, 1fr) auto",
    columnGap: "10px",
    alignContent: "space-between",
    rowGap: 4,
    minHeight: 174,
    px: 5,
    py: 5,
    borderRadius: 3,
    bg: "background",
    transition: `border-color ${motion.base}, background-color ${motion.base}`,
    // The name on a line of its own.
    "& h3 small": { display: "block" },
    "article&:hover": { borderColor: "gold500", bg: "creamLight" },
    "&:hover > div": { color: "gold500" },
  },
  [media.print]: {
    gridTemplateAreas: '"name badge" "figure figure"',
    gridTemplateColumns: "1fr auto",
    rowGap: 1,
    minHeight: 0,
    px: 3,
    py: 2,
    "& > img, & > span > a": { display: "none" },
    "& h3 small": { display: "inline" },
    "& > p": { display: "flex", alignItems: "baseline", gap: 1, fontSize: "lead" },
    "& > p > span:first-of-type": { mr: "auto" },
  },
};

const rosetteStyle: ThemeUICSSObject = {
  variant: "art.rosette",
  display: "none",
  right: -66,
  bottom: -76,
  size: 200,
  color: "sand300",
  transition: `color ${motion.base}`,
  [media.wide]: { display: "block" },
};

const badgeArea: ThemeUICSSObject = {
  gridArea: "badge",
  display: "flex",
  flexWrap: "wrap",
  columnGap: 3,
  // Above the link that covers the card.
  "& > a": { variant: "links.arrow", position: "relative", minHeight: 24, fontSize: "micro" },
  // One below the other, so that the name has room.
  [media.wide]: { flexDirection: "column", alignItems: "end", alignSelf: "start", pt: "2px" },
};

const figureStyle: ThemeUICSSObject = {
  gridArea: "figure",
  textAlign: "right",
  // Fits a phone with text at 200 %.
  fontSize: "min(1.5rem, 9vw)",
  fontWeight: 700,
  letterSpacing: "-.035em",
  lineHeight: 1.1,
  whiteSpace: "nowrap",
  "&:not([data-tone=live])": { color: "muted" },
  "& small": { fontSize: ".6em", fontWeight: 600, color: "muted", letterSpacing: 0 },
  "& > span:first-of-type": {
    display: "block",
    mb: "3px",
    fontSize: "micro",
    fontWeight: 400,
    letterSpacing: 0,
    color: "muted",
    [media.wide]: { mb: "6px" },
  },
  [media.wide]: { textAlign: "left", fontSize: "figureL" },
};

const missingStyle: ThemeUICSSObject = {
  display: "inline-block",
  fontSize: "body",
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.65,
  color: "muted",
  [media.wide]: { lineHeight: "2.6rem" },
};

const figureBarStyle: ThemeUICSSObject = {
  variant: "skeletons.lone",
  width: 96,
  height: 20,
  [media.wide]: { width: 150, height: 38 },
};

export type ChooseRate = (choice: Choice, event: MouseEvent) => void;

type Props = {
  readonly currency: (typeof cardCurrencies)[number];
  /** Address of the page of the currency. */
  readonly page: string | undefined;
  /** Null without such a currency in the list, undefined without a list. */
  readonly rate: Rate | null | undefined;
  readonly freshness: Freshness;
  readonly onChoose: ChooseRate;
};

const calculatorId: SectionId = "calculator_section";

/** The link to the calculator covers the card. */
const chooseStyle: ThemeUICSSObject = { "&::after": { content: '""', position: "absolute", inset: 0 } };

/** The buy rate of one currency. Re-renders only when its rate, the freshness or the day changes. */
export const BuyRateCard = memo(function BuyRateCard({ currency, page, rate, freshness, onChoose }: Props) {
  const strings = useStrings();
  const today = useToday();
  const row = rate ? shown(rate, today, strings, freshness) : shownWithoutRate(currency, strings);
  const { code, displayName, nameLang, figures, tone } = row;
  const withoutList = freshness === "waiting" ? <span sx={figureBarStyle} /> : "–";
  const isNamed = rate?.buyRate !== undefined || rate?.trust === "ask";
  return (
    <article sx={cardStyle}>
      <div aria-hidden="true" sx={rosetteStyle} />
      <Flag path={row.imagePath} placeholder={row.placeholder} sx={{ gridArea: "flag", width: "100%" }} />
      <h3>
        <a
          href={`#${calculatorId}`}
          onClick={(event) => onChoose({ code, rowName: rate?.rowName }, event)}
          sx={chooseStyle}
        >
          {code} <small lang={nameLang}>{displayName}</small>
        </a>
      </h3>
      <span sx={badgeArea}>
        {isNamed && (
          <span data-tone={tone} sx={freshnessBadge}>
            {row.badge}
          </span>
        )}
        {page !== undefined && <PageLink to={page}>{strings.rates.about(currency)}</PageLink>}
      </span>
      <p data-tone={tone} sx={figureStyle}>
        <span>{strings.rates.weBuyAt}</span>{" "}
        {rate?.buyRate === undefined ? (
          <b sx={missingStyle}>{rate === undefined ? withoutList : figures.buy}</b>
        ) : (
          <>
            <small>Rp</small> <ChangingFigure value={figures.buy} />
          </>
        )}
      </p>
    </article>
  );
});
