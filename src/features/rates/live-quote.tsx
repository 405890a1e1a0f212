import type { ThemeUICSSObject } from "theme-ui";

import { ChangingFigure } from "../../components/changing-figure";
import { Flag } from "../../components/flag";
import { useStrings } from "../../components/page-language";
import { SectionLink } from "../../components/section-link";
import { formatRupiah } from "../../lib/format/format-number";
import { media, containerQueries } from "../../theme/tokens";
import { freshnessSentence } from "./freshness-badges";
import { convert } from "./model/conversion";
import { pickRate, rateOf } from "./model/rate";
import { shown, shownWithoutRate } from "./model/shown";
import { RatesStatus } from "./rates-status";
import { useFreshness, useRates, useToday } from "./use-rates";

const quoteStyle: ThemeUICSSObject = {
  color: "cream",
  [containerQueries.hero]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  [media.noScript]: { display: "none" },
};

const pairStyle: ThemeUICSSObject = {
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minHeight: 27,
  fontWeight: 700,
  fontSize: "lead",
  letterSpacing: "-.01em",
  whiteSpace: "nowrap",
  // The name, or the code where the name does not fit one line: then the name wraps to a second one, which is hidden.
  "& > span": {
    flex: 1,
    // Takes no room from the picture.
    width: 0,
    minWidth: 0,
    display: "flex",
    flexWrap: "wrap",
    height: "1.5em",
    lineHeight: 1.5,
    overflow: "hidden",
  },
  "& > span::before": { content: "attr(data-code)", flex: "1 0 0", minWidth: 0, overflow: "hidden" },
  "& > span > span": { flex: "9999 0 auto" },
};

const figureStyle: ThemeUICSSObject = {
  display: "flex",
  alignItems: "baseline",
  height: "1em",
  my: 2,
  fontSize: "figureXl",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-.055em",
  whiteSpace: "nowrap",
  "& > [data-live=true]": { color: "cream" },
  "& > [data-live=false]": { color: "muted" },
  [media.lying]: { fontSize: "min(4.75rem, 9vw)" },
  // With wide letter spacing it grows towards the shore: the edge of the screen would cut the last digit.
  [containerQueries.hero]: {
    fontSize: "figureXlWide",
    width: "max-content",
    minWidth: "100%",
    justifySelf: "end",
  },
};

/** Phones of which the browser's bars leave no room for more than the rate and its age. */
const lowPhone = "@media (max-width: 39.99em) and (max-height: 43em)";

const noteStyle: ThemeUICSSObject = {
  minHeight: "calc(3em + 24px)",
  [lowPhone]: { minHeight: "3em" },
  // On a phone the sentence about a lost connection has two lines. A low one has no room to reserve.
  "@media (max-width: 39.99em) and (min-height: 43.01em)": { minHeight: "calc(4.5em + 24px)" },
  fontSize: "small",
  [containerQueries.hero]: { fontSize: "lead" },
  lineHeight: 1.5,
  color: "foam200",
  "& b": { color: "cream", fontWeight: 700 },
};

/** The longest figure that fits at full size is `17.890`; the longest of all is `999.999.999`. */
const FITS = 6;
const LONGEST = 11;
const longStyle: ThemeUICSSObject = { fontSize: `${FITS / LONGEST}em` };

/** The top of "Rp" is level with the figure's. */
const rpStyle: ThemeUICSSObject = {
  mr: ".4em",
  fontSize: ".26em",
  fontWeight: 600,
  letterSpacing: "-.02em",
  transform: "translateY(-1.62em)",
};
const longRpStyle: ThemeUICSSObject = { ...rpStyle, transform: "translateY(-.57em)" };

/** A link of its own height, so that it is easy to hit. */
const exampleStyle: ThemeUICSSObject = {
  variant: "links.quiet",
  display: "flex",
  width: "fit-content",
  alignItems: "center",
  minHeight: 24,
  color: "cream",
  fontWeight: 700,
  whiteSpace: "nowrap",
  textDecorationColor: "currentColor",
  [lowPhone]: { display: "none" },
};

const CODE = "USD";
/** The amount that most visitors ask about. */
const EXAMPLE_AMOUNT = 100;

type Props = {
  /** e.g. "We buy." */
  readonly lead: string;
  /** e.g. "You receive rupiah." */
  readonly text: string;
};

/** The live buy rate of US dollars in large figures, on a dark background. */
export const LiveQuote = ({ lead, text }: Props) => {
  const { rates, state } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  const rate = rates && pickRate(rates, CODE);
  const strings = useStrings();
  const row = rate ? shown(rate, today, strings, freshness) : shownWithoutRate(CODE, strings);
  const figure = rateOf(rate, "buy") === undefined ? undefined : row.figures.buy;
  const example = convert(EXAMPLE_AMOUNT, rateOf(rate, "buy") ?? 0);
  const noFigure = rate?.trust === "ask" ? row.note : row.figures.buy;
  const code = row.code === CODE ? "" : `${row.code} `;
  return (
    <div sx={quoteStyle}>
      <p sx={pairStyle}>
        <Flag path={row.imagePath} placeholder={row.placeholder} eager sx={{ width: 32 }} />
        <span data-code={`${row.unit} ${row.code}`}>
          <span lang={row.nameLang}>{`${row.unit} ${code}${row.displayName}`}</span>
        </span>
      </p>
      <p sx={figureStyle}>
        {state === "loading" ? (
          <span sx={{ variant: "skeletons.lone", width: "3.4em", height: ".8em", alignSelf: "center" }} />
        ) : figure === undefined ? (
          <span sx={{ alignSelf: "center", fontSize: ".4em", letterSpacing: "-.02em", color: "textSoft" }}>
            {noFigure}
          </span>
        ) : (
          <>
            <small sx={figure.length > FITS ? longRpStyle : rpStyle}>Rp</small>{" "}
            <span data-live={row.tone === "live"} sx={figure.length > FITS ? longStyle : undefined}>
              <ChangingFigure value={figure} />
            </span>
          </>
        )}
      </p>
      <p sx={noteStyle}>
        {rates
          ? rate &&
            figure !== undefined && (
              <span key="quote">
                <b>{lead}</b> {text}
                {example !== undefined && (
                  <SectionLink section="calculator_section" sx={exampleStyle}>
                    <ChangingFigure value={`${row.code} ${EXAMPLE_AMOUNT} = ${formatRupiah(example)}`} />
                  </SectionLink>
                )}{" "}
                <RatesStatus rate={rate} />
              </span>
            )
          : state === "failed" && (
              <span key="none" data-tone="lost" sx={freshnessSentence}>
                {strings.rates.cannotLoad}
              </span>
            )}
      </p>
    </div>
  );
};
