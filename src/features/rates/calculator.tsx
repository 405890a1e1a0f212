import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { visuallyHidden } from "../../components/visually-hidden";
import { formatRate, formatRupiah } from "../../lib/format-number";
import { whatsappHref } from "../../lib/links";
import { fontSizes, media, motion } from "../../theme/tokens";
import { Age } from "./age";
import { fill, minimumIn, rateOf, type Side } from "./conversion";
import { freshnessBadges } from "./freshness-badges";
import { Legend } from "./legend";
import { quoteFor } from "./quote";
import { latestRateTime, type Rate, type Rates } from "./rate";
import { timeInWords } from "./time-in-words";
import { useFreshness, useRates } from "./use-rates";

const panelStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  position: "relative",
  overflow: "clip",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  gap: "14px",
  p: "clamp(24px, 2.6vw, 40px)",
  borderRadius: 3,
  borderBottomLeftRadius: "tide",
  "& h3": { variant: "text.h3" },
  [media.forcedColors]: { border: "1px solid" },
  [media.noScript]: { display: "none" },
};

const artStyle: ThemeUICSSObject = {
  variant: "art.fine",
  position: "absolute",
  zIndex: -1,
  right: -110,
  top: -150,
  width: 340,
  height: 340,
  color: "teal500",
  opacity: 0.6,
};

const FIGURE_SIZE = `min(7.2vw, ${fontSizes.figureL})`;
/** On either side, in px. */
const FIGURE_INSET = 18;

const figureStyle: ThemeUICSSObject = {
  width: "100%",
  minWidth: 0,
  height: 60,
  p: `2px ${FIGURE_INSET}px 12px`,
  border: 0,
  bg: "transparent",
  fontSize: FIGURE_SIZE,
  fontWeight: 700,
  letterSpacing: "-.04em",
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums lining-nums",
};

const fieldStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  border: "1px solid",
  borderColor: "fieldBorderOnDark",
  borderRadius: 2,
  bg: "wellOnDark",
  transition: `border-color ${motion.fast}`,
  "&:focus-within": { borderColor: "gold300" },
  "& label, & > span[id]": {
    gridColumn: "1 / -1",
    p: "12px 18px 0",
    fontSize: "small",
    fontWeight: 600,
    color: "textSoft",
  },
  "& input": { ...figureStyle, color: "cream" },
  // The field itself shows the focus, as a gold edge; the ring stands around its figure too.
  "& input:focus-visible": { outlineOffset: "-3px" },
  "& input[aria-invalid=true]": { color: "coral300" },
  "& input:disabled": { color: "muted", cursor: "not-allowed" },
  "& > div": { containerType: "inline-size" },
  "& output": {
    ...figureStyle,
    display: "flex",
    alignItems: "center",
    color: "gold300",
    whiteSpace: "nowrap",
  },
};

const tagStyle: ThemeUICSSObject = {
  alignSelf: "end",
  height: 44,
  m: "0 12px 12px 0",
  px: "14px",
  borderRadius: 2,
  fontWeight: 700,
};

const selectStyle: ThemeUICSSObject = {
  ...tagStyle,
  // Of its own, so that it is no wider once it holds the currencies.
  width: 124,
  // Browsers go through all their fonts for the flag in its text: not before it is near the screen.
  contentVisibility: "auto",
  px: "12px",
  border: "1px solid",
  borderColor: "fieldBorderOnDark",
  bg: "teal900",
  color: "cream",
  "&:disabled": { color: "muted", cursor: "not-allowed", opacity: 1 },
};

const swapStyle: ThemeUICSSObject = {
  alignSelf: "center",
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  my: "-4px",
  p: 0,
  border: 0,
  borderRadius: "50%",
  bg: "gold300",
  color: "ink",
  transition: `transform ${motion.base}, background-color ${motion.fast}`,
  "&:hover": { transform: "rotate(180deg)", bg: "gold200" },
  "&:focus-visible": { borderRadius: "50%" },
  "&:disabled": { transform: "none", bg: "teal700", color: "muted", cursor: "not-allowed" },
  [media.forcedColors]: { border: "1px solid" },
};

const whyStyle: ThemeUICSSObject = {
  // Two lines for the sentence, one for the freshness: what stands below does not move when they change.
  minHeight: "4.5em",
  fontSize: ".9375rem",
  lineHeight: 1.5,
  color: "textSoft",
  "& b": { color: "gold300" },
};

const termsStyle: ThemeUICSSObject = {
  mt: "auto",
  pt: "14px",
  borderTop: "1px solid",
  borderColor: "lineOnDark",
  fontSize: "small",
  color: "muted",
  "& strong": { display: "block", color: "gold300", fontWeight: 700 },
};

/** The widest result, `999.999.999.999.999`. */
const LONGEST = 19;

/** What a character takes, in em, where a reader has set letters .12em apart; as drawn it is .52. */
const CHARACTER = 0.68;

/** By the number of characters: a figure on two lines, or cut off, would be another figure. */
const resultStyles = Array.from({ length: LONGEST + 1 }, (_, length): ThemeUICSSObject => ({
  "&&": {
    fontSize: `min(${FIGURE_SIZE}, calc((100cqi - ${2 * FIGURE_INSET}px) / ${Math.max(length, 1) * CHARACTER}))`,
  },
}));

const DEFAULT_CURRENCY = "USD";

/** The currency to show: what the visitor chose, even if it has gone meanwhile; else US dollars; else the first. */
const shownCurrency = (chosen: string | undefined, rates: Rates | undefined): string => {
  if (chosen !== undefined) return chosen;
  const hasDefault = !rates?.length || rates.some(({ currencyCode }) => currencyCode === DEFAULT_CURRENCY);
  return hasDefault ? DEFAULT_CURRENCY : (rates[0]?.currencyCode ?? DEFAULT_CURRENCY);
};

/**
 * Speaks a sentence once the visitor's own changes have come to rest; never because a poll brought something. Then it is
 * taken back unheard: whoever reads on would come upon a rate that is no more.
 */
const useSpoken = (sentence: string, cause: string): string => {
  const [spoken, setSpoken] = useState("");
  if (spoken !== "" && spoken !== sentence) setSpoken("");
  const latest = useRef(sentence);
  const spokenFor = useRef(cause);
  useEffect(() => {
    latest.current = sentence;
  });
  useEffect(() => {
    if (spokenFor.current === cause) return;
    const timer = setTimeout(() => {
      spokenFor.current = cause;
      setSpoken(latest.current);
    }, 800);
    return () => clearTimeout(timer);
  }, [cause]);
  return spoken;
};

const optionsFor = (
  rates: Rates | undefined,
  currency: string,
): readonly Pick<Rate, "currencyCode" | "flagEmoji">[] => {
  const listed = rates ?? [];
  return listed.some(({ currencyCode }) => currencyCode === currency)
    ? listed
    : [{ currencyCode: currency, flagEmoji: "" }, ...listed];
};

type Props = {
  readonly texts: Queries.CalculatorFragment;
  readonly company: Queries.CalculatorCompanyFragment;
};

/**
 * What an amount comes to at the live rates. Indicative: it names the rate and the side that apply, and says so when
 * the rates are not live.
 */
export const Calculator = ({ texts: { calculator, minimum, legend }, company }: Props) => {
  const { rates, state } = useRates();
  const { freshness, receivedAt } = useFreshness();
  const [typed, setTyped] = useState("100");
  const [chosen, setChosen] = useState<string>();
  const [side, setSide] = useState<Side>("buy");
  const id = useId();

  const currency = shownCurrency(chosen, rates);
  const rate = rates?.find(({ currencyCode }) => currencyCode === currency);
  const figure = rateOf(rate, side);
  const isEmpty = rates?.length === 0;
  const { amount, result, problem, isInvalid } = quoteFor({ state, isEmpty, currency, side, figure, typed });

  const foreign = (value: number) => `${currency} ${formatRate(value)}`;
  const [have, want] = side === "buy" ? [foreign, formatRupiah] : [formatRupiah, foreign];
  const rateInWords = figure === undefined ? "" : `1 ${currency} = ${formatRupiah(figure)}`;

  const least = rate && rates && minimumIn(rate, side, minimum, rates);
  const isBelow = amount !== undefined && least !== undefined && amount < least;
  const isOwnMinimum = side === "buy" && least === minimum.amount;
  const spokenMinimum = isBelow ? ` This amount is below the minimum: ${have(least)} or more is needed.` : "";
  const spoken = useSpoken(
    problem ?? `${have(amount ?? 0)} is ${want(result ?? 0)}, at ${rateInWords}.${spokenMinimum}`,
    `${typed} ${currency} ${side}`,
  );

  const ratedAt = rate?.updatedAt ?? rate?.createdAt ?? latestRateTime(rates ?? []) ?? receivedAt;
  const enquiry =
    problem === undefined
      ? fill(calculator.enquiry, {
          have: have(amount),
          want: want(result),
          rate: `${rateInWords} (${side.toUpperCase()})`,
          time: ratedAt === undefined ? "this moment" : timeInWords(ratedAt),
        })
      : company.whatsappInquiry;

  /** An amount is one of this currency, also when the list loses it or gets back the one that is shown at first. */
  const type = (amountTyped: string) => {
    setTyped(amountTyped);
    setChosen(currency);
  };

  const swap = () => {
    if (result !== undefined) type(formatRate(result));
    setSide(side === "buy" ? "sell" : "buy");
  };

  const isOff = rates === undefined;
  const shown = result === undefined ? "–" : formatRate(result);
  const currencySelect = (
    <select
      aria-label="Foreign currency"
      autoComplete="off"
      value={currency}
      disabled={isOff}
      onChange={(event) => setChosen(event.currentTarget.value)}
      sx={selectStyle}
    >
      {optionsFor(rates, currency).map(({ currencyCode, flagEmoji }) => (
        <option key={currencyCode} value={currencyCode}>
          {/* The code first: people choose by typing its first letters. */}
          {`${currencyCode} ${flagEmoji}`.trim()}
        </option>
      ))}
    </select>
  );
  const rupiahTag = (
    <span sx={{ ...tagStyle, display: "grid", placeItems: "center", bg: "hoverOnDark" }}>IDR</span>
  );

  return (
    <div role="group" aria-labelledby={`${id}title`} sx={panelStyle}>
      <div aria-hidden="true" sx={artStyle} />
      <h3 id={`${id}title`}>{calculator.title}</h3>
      <div sx={fieldStyle}>
        <label htmlFor={`${id}have`}>{calculator.have}</label>
        <input
          id={`${id}have`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={typed}
          disabled={isOff}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}why`}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {side === "buy" ? currencySelect : rupiahTag}
      </div>
      <button
        // After a reload Firefox gives it back the state of before, which React takes for its own.
        ref={(button) => {
          if (button) button.disabled = isOff;
        }}
        type="button"
        aria-label="Swap the currencies"
        disabled={isOff}
        onClick={swap}
        sx={swapStyle}
      >
        <Icon name="swap" />
      </button>
      <div sx={fieldStyle}>
        <span id={`${id}want`}>{calculator.want}</span>
        <div>
          {/* An output is a live region of itself, and would be read out at every poll. */}
          <output
            htmlFor={`${id}have`}
            aria-labelledby={`${id}want`}
            aria-live="off"
            sx={resultStyles[Math.min(shown.length, LONGEST)]}
          >
            {shown}
          </output>
        </div>
        {side === "buy" ? rupiahTag : currencySelect}
      </div>
      <p role="status" sx={visuallyHidden}>
        {spoken}
      </p>
      <div sx={whyStyle}>
        <p id={`${id}why`}>
          {problem === undefined ? (
            <span key="rule">
              <span>
                {side === "buy"
                  ? `You hand us ${have(amount ?? 0)}, so the `
                  : `You take ${want(result ?? 0)} from us, so the `}
              </span>
              <b>{side.toUpperCase()}</b> rate applies:{" "}
              <span sx={{ whiteSpace: "nowrap" }}>{rateInWords}</span>.
            </span>
          ) : (
            <span key="problem">{problem}</span>
          )}
        </p>
        {figure !== undefined && (
          <p sx={{ fontSize: "small", color: "muted" }}>
            {freshness === "live" ? (
              <Age lead="Rate updated" />
            ) : (
              <>
                <span sx={{ mr: ".3em" }}>
                  <span sx={freshnessBadges[freshness]}>Rate not live</span>
                </span>{" "}
                <Age lead="from" />
              </>
            )}
          </p>
        )}
      </div>
      <Legend buy={legend.buy} sell={legend.sell} onDark />
      <ExternalLink
        href={whatsappHref(company.whatsapp, enquiry)}
        sx={{ variant: "buttons.goldCompact", alignSelf: "start" }}
      >
        <Icon name="chat" />
        {calculator.enquiryButton}
      </ExternalLink>
      <p sx={termsStyle}>
        {calculator.indicative} {minimum.text.replace(/\.?$/, ".")}
        {isBelow && (
          <strong>{`This amount is below it${isOwnMinimum ? "." : `: ${have(least)} or more is needed.`}`}</strong>
        )}
      </p>
    </div>
  );
};

export const fragments = graphql`
  fragment Calculator on ExchangeYaml {
    legend {
      buy
      sell
    }
    minimum {
      amount
      currency
      text
    }
    calculator {
      title
      have
      want
      indicative
      enquiryButton
      enquiry
    }
  }

  fragment CalculatorCompany on CompanyYaml {
    whatsapp
    whatsappInquiry
  }
`;
