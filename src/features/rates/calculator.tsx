import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { ShareButton } from "../../components/share-button";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { timeInWords } from "../../lib/format/bali-time";
import { approximateRupiah, formatRate, formatRupiah } from "../../lib/format/format-number";
import { whatsappHref } from "../../lib/links";
import * as en from "../../strings/en";
import { visuallyHidden } from "../../theme/visually-hidden";
import { Age } from "./age";
import { type Calculation, calculationHref } from "./model/calculation";
import {
  artStyle,
  fieldStyle,
  invalidStyle,
  panelStyle,
  resultStyles,
  selectStyle,
  swapStyle,
  tagStyle,
  termsStyle,
  whyStyle,
} from "./calculator-style";
import { fill, LONGEST_RESULT, minimumIn, rateOf, type Side } from "./model/conversion";
import { dayNote } from "./model/freshness";
import { freshnessBadges } from "./freshness-badges";
import { Legend } from "./legend";
import { NoteCounter } from "./note-counter";
import { quoteFor } from "./model/quote";
import { fallbackName, latestRateTime, pickRate, rateTime, type Rate, type Rates } from "./model/rate";
import { useFreshness, useRates, useToday } from "./use-rates";
import { useLiveAnnouncement } from "./use-live-announcement";

const DEFAULT_CURRENCY = "USD";
const DEFAULT_AMOUNT = "100";

const approximationStyle: ThemeUICSSObject = {
  mt: "-6px",
  fontSize: "small",
  lineHeight: 1.4,
  color: "textSoft",
};

const actionsStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 20px",
};

type Choice = Pick<Rate, "id" | "currencyCode" | "baseCode" | "displayName">;

/** A currency before its row is known. */
const choiceOf = (code: string): Choice => ({
  id: code,
  currencyCode: code,
  baseCode: code.slice(0, 3),
  displayName: fallbackName(code),
});

const defaultChoice = choiceOf(DEFAULT_CURRENCY);

/** The currency to show: what the visitor chose, even if it has gone meanwhile; else US dollars; else the first. */
const shownRate = (chosen: Choice | undefined, rates: Rates | undefined): Choice | Rate => {
  if (chosen) {
    const { id, currencyCode } = chosen;
    return rates?.find((rate) => rate.id === id) ?? pickRate(rates ?? [], currencyCode) ?? chosen;
  }
  return pickRate(rates ?? [], DEFAULT_CURRENCY) ?? rates?.[0] ?? defaultChoice;
};

type Props = {
  readonly texts: Queries.CalculatorFragment;
  readonly company: Queries.CalculatorCompanyFragment;
  /** What to show; another object is another request. */
  readonly request?: Partial<Calculation>;
  /** Told what is shown after each change. */
  readonly onChange?: (calculation: Calculation) => void;
  readonly id?: string;
};

/**
 * What an amount comes to at the live rates. Indicative: it names the rate and the side that apply, and says so when
 * the rates are not live.
 */
export const Calculator = ({
  texts: { calculator, minimum, legend },
  company,
  request,
  onChange,
  id: elementId,
}: Props) => {
  const { rates, state } = useRates();
  const { freshness, receivedAt } = useFreshness();
  const [typed, setTyped] = useState(request?.amount ?? DEFAULT_AMOUNT);
  const [chosen, setChosen] = useState(request?.currencyCode ? choiceOf(request.currencyCode) : undefined);
  const [side, setSide] = useState<Side>(request?.side ?? "buy");
  const [answered, setAnswered] = useState(request);
  if (request !== answered) {
    setAnswered(request);
    setChosen(request?.currencyCode ? choiceOf(request.currencyCode) : undefined);
    setSide("buy");
    if (side === "sell") setTyped(DEFAULT_AMOUNT);
  }
  const id = useId();

  const today = useToday();

  const shownChoice = shownRate(chosen, rates);
  const { currencyCode: currency } = shownChoice;
  const rate = rates?.find(({ id: rateId }) => rateId === shownChoice.id);
  const note = rate && dayNote(rate, today, en.calculator.rateNote);
  const options: readonly Choice[] = rate && rates ? rates : [shownChoice, ...(rates ?? [])];
  const valueOf = ({ id: rateId, currencyCode }: Choice) =>
    options.filter((option) => option.currencyCode === currencyCode).length > 1 ? rateId : currencyCode;
  const figure = rateOf(rate, side);
  const isEmpty = rates?.length === 0;
  const { amount, result, problem, isInvalid } = quoteFor({
    state,
    isEmpty,
    currency,
    isImplausible: rate?.isImplausible ?? false,
    side,
    figure,
    typed,
  });

  const foreign = (value: number) => `${currency} ${formatRate(value)}`;
  const [have, want] = side === "buy" ? [foreign, formatRupiah] : [formatRupiah, foreign];
  const rateInWords =
    rate && figure !== undefined ? `${rate.unit} ${currency} = ${formatRupiah(figure * rate.unit)}` : "";

  const least = rate && rates && minimumIn(rate, side, minimum, rates);
  const isBelow = amount !== undefined && least !== undefined && amount < least;
  const isOwnMinimum = side === "buy" && least === minimum.amount;
  const spokenResult = en.calculator.spokenResult(have(amount ?? 0), want(result ?? 0), rateInWords);
  const spoken = useLiveAnnouncement(
    problem ?? (isBelow ? `${spokenResult} ${en.calculator.spokenMinimum(have(least))}` : spokenResult),
    `${typed} ${chosen?.id ?? ""} ${side}`,
  );

  const ratedAt = (rate && rateTime(rate)) ?? latestRateTime(rates ?? []) ?? receivedAt;
  const enquiry =
    problem === undefined
      ? fill(calculator.enquiry, {
          have: have(amount),
          want: want(result),
          rate: en.calculator.rateAndSide(rateInWords, en.rates.sides[side]),
          time: ratedAt === undefined ? en.calculator.thisMoment : timeInWords(ratedAt),
        })
      : company.whatsappInquiry;

  const calculation = { side, amount: typed, currencyCode: currency } as const;
  const shownCalculation = useRef(calculationHref(calculation));
  useEffect(() => {
    const href = calculationHref({ side, amount: typed, currencyCode: currency });
    if (href === shownCalculation.current) return;
    shownCalculation.current = href;
    onChange?.({ side, amount: typed, currencyCode: currency });
  }, [side, typed, currency, onChange]);
  const rupiah = side === "buy" ? result : amount;

  /** An amount is one of this currency, also when the list loses it or gets back the one that is shown at first. */
  const type = (amountTyped: string) => {
    setTyped(amountTyped);
    setChosen(shownChoice);
  };

  const swap = () => {
    if (result !== undefined) type(formatRate(result));
    setSide(side === "buy" ? "sell" : "buy");
  };

  // A browser looks at every field as soon as the HTML is there, for what it could fill in, and lays out the section and the
  // first screen in that one task. What stands for them until then it passes over.
  const isBuilt = useIsHydrating();
  const isOff = rates === undefined;
  // The amount stays: a list that is empty for one poll takes nothing from under somebody's fingers.
  const isChoiceOff = isOff || isEmpty;
  const shown = result === undefined ? "–" : formatRate(result);
  const currencySelect = isBuilt ? (
    <span sx={{ ...selectStyle, display: "grid", alignItems: "center", color: "muted" }}>{currency}</span>
  ) : (
    <select
      aria-label={en.calculator.foreignCurrency}
      autoComplete="off"
      value={valueOf(shownChoice)}
      disabled={isChoiceOff}
      onChange={(event) => setChosen(options.find((option) => valueOf(option) === event.currentTarget.value))}
      sx={selectStyle}
    >
      {options.map((option) => (
        <option key={option.id} value={valueOf(option)}>
          {/* The code first: people choose by typing its first letters. */}
          {`${option.currencyCode} - ${option.displayName}`}
        </option>
      ))}
    </select>
  );
  const rupiahTag = (
    <span sx={{ ...tagStyle, display: "grid", placeItems: "center", bg: "hoverOnDark" }}>IDR</span>
  );

  return (
    <div id={elementId} role="group" aria-labelledby={`${id}title`} data-side={side} sx={panelStyle}>
      <div aria-hidden="true" sx={artStyle} />
      <h3 id={`${id}title`}>{calculator.title}</h3>
      <div sx={fieldStyle}>
        <label htmlFor={`${id}have`}>{calculator.have}</label>
        <input
          id={`${id}have`}
          type={isBuilt ? "button" : "text"}
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
          if (button) button.disabled = isChoiceOff;
        }}
        type="button"
        aria-label={en.calculator.swap}
        disabled={isChoiceOff}
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
            lang="id"
            translate="no"
            sx={resultStyles[Math.min(shown.length, LONGEST_RESULT)]}
          >
            {shown}
          </output>
        </div>
        {side === "buy" ? rupiahTag : currencySelect}
      </div>
      <p role="status" sx={visuallyHidden}>
        {spoken}
      </p>
      <p sx={approximationStyle}>
        {(rupiah !== undefined && problem === undefined && approximateRupiah(rupiah)) || "\u00a0"}
      </p>
      <div sx={whyStyle}>
        <p id={`${id}why`}>
          {problem === undefined ? (
            <span key="rule">
              <span>
                {side === "buy"
                  ? en.calculator.youGiveUs(have(amount ?? 0))
                  : en.calculator.youBuy(want(result ?? 0))}
              </span>
              <b>{en.rates.sides[side]}</b>
              {en.calculator.rateApplies}
              <span sx={{ whiteSpace: "nowrap" }}>{rateInWords}</span>.
            </span>
          ) : (
            <span key="problem" sx={isInvalid ? invalidStyle : undefined}>
              {isInvalid && <Icon name="alert" />}
              <span>{problem}</span>
            </span>
          )}
        </p>
        {figure !== undefined && (
          <p sx={{ fontSize: "small", color: "muted" }}>
            {note !== undefined && freshness !== "stale" ? (
              <span>{note}</span>
            ) : freshness === "live" ? (
              <Age sentence={en.calculator.rateChecked} />
            ) : (
              <>
                <span sx={{ mr: ".3em" }}>
                  <span sx={freshnessBadges[freshness]}>{en.calculator.rateNotLive}</span>
                </span>{" "}
                <Age sentence={en.rates.from} />
              </>
            )}
          </p>
        )}
      </div>
      <NoteCounter rupiah={problem === undefined ? rupiah : undefined} />
      <Legend {...legend} onDark />
      <div sx={actionsStyle}>
        <ExternalLink href={whatsappHref(company.whatsapp, enquiry)} sx={{ variant: "buttons.goldCompact" }}>
          <Icon name="chat" />
          {calculator.enquiryButton}
        </ExternalLink>
        {problem === undefined && !isBuilt && (
          <ShareButton title={calculator.title} url={window.location.origin + calculationHref(calculation)} />
        )}
      </div>
      <p sx={termsStyle}>
        {calculator.indicative} {minimum.text.replace(/\.?$/, ".")}
        {isBelow && (
          <strong>
            {isOwnMinimum ? en.calculator.belowMinimum : en.calculator.belowMinimumOf(have(least))}
          </strong>
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
      reading
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
