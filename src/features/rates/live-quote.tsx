import type { ThemeUICSSObject } from "theme-ui";

import { ChangingFigure } from "../../components/changing-figure";
import { Flag } from "../../components/flag";
import * as en from "../../strings/en";
import { fontSizes, media, containerQueries } from "../../theme/tokens";
import { Age } from "./age";
import { rowNote, type Freshness } from "./model/freshness";
import { notLiveBadge } from "./freshness-badges";
import { fallbackName, pickRate } from "./model/rate";
import { useFreshness, useRates, useToday } from "./use-rates";

const quoteStyle: ThemeUICSSObject = { color: "cream", [media.noScript]: { display: "none" } };

const pairStyle: ThemeUICSSObject = {
  display: "flex",
  alignItems: "center",
  gap: 3,
  minHeight: 27,
  fontWeight: 700,
  fontSize: "1.0625rem",
  "& img": { width: 32 },
  // A name of the API's that takes a second line has it in the room of one; nothing moves when it comes. In text of twice its
  // size that room is too small.
  [containerQueries.note]: {
    height: "1.6em",
    "& > span:last-child": {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: "2",
      overflow: "hidden",
      lineHeight: 1.25,
    },
  },
};

// The size of the figure's line holds whatever stands on it.
const figureStyle: ThemeUICSSObject = {
  display: "flex",
  alignItems: "baseline",
  height: "1em",
  my: 2,
  fontSize: "figureXl",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-.055em",
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  "& small": {
    mr: ".4em",
    fontSize: ".26em",
    fontWeight: 600,
    letterSpacing: "-.02em",
    color: "cream",
  },
  [containerQueries.hero]: { fontSize: "figureXlWide" },
};

const noteStyle: ThemeUICSSObject = {
  minHeight: "3em",
  fontSize: "clamp(.875rem, .8rem + .35vw, 1.125rem)",
  lineHeight: 1.5,
  color: "foam200",
  "& b": { color: "cream", fontWeight: 700 },
};

/** On the line of the age beside it, and no higher than that. */
const notLiveStyle: ThemeUICSSObject = {
  ...notLiveBadge,
  alignItems: "baseline",
  verticalAlign: "baseline",
  mr: ".3em",
  fontSize: "inherit",
  lineHeight: 1,
};

/** The longest figure that fits at full size, `17.890`; longer ones are set smaller in proportion. */
const FITS = 6;

const LONGEST = 20;

/** By the number of characters. */
const figureStyles = Array.from({ length: LONGEST + 1 }, (_, length): ThemeUICSSObject => ({
  color: "muted",
  // Cream is BUY, as on the board.
  "&[data-live]": { color: "cream" },
  ...(length > FITS && {
    fontSize: `calc(${fontSizes.figureXl} * ${FITS / length})`,
    [containerQueries.hero]: { fontSize: `calc(${fontSizes.figureXlWide} * ${FITS / length})` },
  }),
}));

/** By the number of characters: the top of "Rp" is level with the figure's, in em of its own. */
const currencyStyles = Array.from({ length: LONGEST + 1 }, (_, length): ThemeUICSSObject => ({
  transform: `translateY(${0.69 - (2.31 * FITS) / Math.max(length, FITS)}em)`,
}));

type QuoteFreshnessProps = {
  readonly freshness: Freshness;
  /** Since when the rate stands, unless since today. */
  readonly note: string | undefined;
};

const QuoteFreshness = ({ freshness, note }: QuoteFreshnessProps) =>
  note !== undefined && freshness !== "stale" ? (
    <span>{note}</span>
  ) : freshness === "dated" ? (
    <span>{en.rates.notLive}</span>
  ) : freshness === "stale" ? (
    <>
      <span sx={notLiveStyle}>{en.rates.notLive}</span> <Age sentence={en.rates.from} />
    </>
  ) : (
    <Age sentence={en.rates.updated} />
  );

type Props = {
  readonly currencyCode: string;
  /** e.g. "We buy." */
  readonly lead: string;
  /** e.g. "You receive rupiah." */
  readonly text: string;
};

/** One live buy rate as the denomination of a note. Stands on a dark ground. */
export const LiveQuote = ({ currencyCode, lead, text }: Props) => {
  const { rates, state } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  if (state === "loading") {
    return (
      <div sx={quoteStyle} aria-hidden="true">
        <p sx={pairStyle}>
          <span sx={{ ...bone, width: 150, height: 20 }} />
        </p>
        <p sx={figureStyle}>
          <span sx={{ ...bone, width: "3.4em", height: ".8em", alignSelf: "center" }} />
        </p>
        <p sx={noteStyle}>
          <span sx={{ ...bone, width: 190, height: "1.1em", mt: ".2em" }} />
        </p>
      </div>
    );
  }
  const rate = rates && pickRate(rates, currencyCode);
  const note = rate && rowNote(rate, today);
  const figure = rate?.buyRate === undefined || rate.isImplausible ? undefined : rate.formattedBuy;
  const noFigure = rate?.isImplausible
    ? en.rates.note.implausible
    : (rate?.formattedBuy ?? en.rates.notAvailable);
  const isPlain = !rate || rate.currencyCode === currencyCode;
  return (
    <div sx={quoteStyle}>
      <p sx={pairStyle}>
        <Flag src={rate?.imageUrl} eager />
        <span>{`${rate?.unit ?? 1} ${isPlain ? "" : `${rate.currencyCode} `}${rate?.displayName.replace(en.rates.perUnit("", rate.unit), "") ?? fallbackName(currencyCode)}`}</span>
      </p>
      <p sx={figureStyle}>
        {figure === undefined ? (
          <span sx={{ alignSelf: "center", fontSize: ".4em", letterSpacing: "-.02em", color: "textSoft" }}>
            {noFigure}
          </span>
        ) : (
          <>
            <small sx={currencyStyles[Math.min(figure.length, LONGEST)]}>Rp</small>{" "}
            <span
              data-live={(freshness === "live" && note === undefined) || undefined}
              sx={figureStyles[Math.min(figure.length, LONGEST)]}
            >
              <ChangingFigure value={figure} />
            </span>
          </>
        )}
      </p>
      <p sx={noteStyle}>
        {rates ? (
          <span key="quote">
            {figure !== undefined && (
              <span>
                <b>{lead}</b> {text}
                <br />
              </span>
            )}
            <QuoteFreshness freshness={freshness} note={rate?.isImplausible ? undefined : note} />
          </span>
        ) : (
          <span key="none">
            <span sx={{ ...notLiveBadge, fontSize: "inherit" }}>{en.rates.cannotBeLoaded}</span>
            <br />
            {en.rates.stillTrying}
          </span>
        )}
      </p>
    </div>
  );
};

const bone: ThemeUICSSObject = { variant: "skeletons.lone" };
