import { graphql } from "gatsby";
import { useId, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Flag } from "../../components/flag";
import { Icon } from "../../components/icon";
import { ShareButton } from "../../components/share-button";
import { fillPlaceholders } from "../../lib/fill-placeholders";
import { parseAmount } from "../../lib/format/amount";
import { timeInWords } from "../../lib/format/bali-time";
import { approximateRupiah, formatRate, formatRupiah } from "../../lib/format/format-number";
import { whatsappHref } from "../../lib/links";
import * as en from "../../strings/en";
import { visuallyHidden } from "../../theme/visually-hidden";
import { type Calculation, calculationHref } from "./model/calculation";
import {
  artStyle,
  betweenStyle,
  currencyStyle,
  fieldStyle,
  invalidStyle,
  panelStyle,
  resultStyles,
  swapStyle,
  tagStyle,
  termsStyle,
  whyStyle,
} from "./calculator-style";
import { LONGEST_RESULT, minimumIn } from "./model/conversion";
import { Legend } from "./legend";
import { NoteCounter } from "./note-counter";
import { RateFreshness } from "./rate-freshness";
import { plainAmount, quoteFor } from "./model/quote";
import {
  currencyOf,
  fallbackName,
  isOneOfSeveral as sharesCode,
  keyOf,
  latestTimeSet,
  pickRate,
  rateOf,
  timeSet,
  type Rate,
  type Rates,
  type Side,
} from "./model/rate";
import { useFreshness, useRates } from "./use-rates";
import { useLiveAnnouncement } from "./use-live-announcement";

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

interface Choice extends Pick<Rate, "displayName" | "imageUrl"> {
  readonly id: string;
  readonly currencyCode: string;
  /** The variant of one of several rows under the code. */
  readonly row?: string | undefined;
}

/** Returns a currency whose row has not arrived. */
const choiceOf = (code: string, row?: string): Choice => ({
  id: keyOf({ code, variant: row ?? "" }),
  currencyCode: code,
  displayName: row ?? fallbackName(code),
  imageUrl: undefined,
  row,
});

const defaultChoice: Choice = {
  id: keyOf({ code: "USD", variant: "" }),
  currencyCode: "USD",
  displayName: "US Dollar",
  imageUrl: undefined,
};

/**
 * Returns the chosen currency, even if it has left the list; else US dollars; else the first of the list. One of several rows
 * is not replaced by another: it has another price.
 */
const rowOf = (rate: Rate, rates: Rates): Choice => ({
  id: keyOf(rate),
  currencyCode: rate.code,
  displayName: rate.displayName,
  imageUrl: rate.imageUrl,
  row: sharesCode(rate, rates) ? rate.variant : undefined,
});

const shownRate = (chosen: Choice | undefined, rates: Rates = []): Choice => {
  const { id, currencyCode, row } = chosen ?? defaultChoice;
  const rate =
    rates.find((one) => keyOf(one) === id) ??
    (row === undefined ? pickRate(rates, currencyCode) : undefined) ??
    (chosen ? undefined : rates[0]);
  return rate ? rowOf(rate, rates) : (chosen ?? defaultChoice);
};

interface Shown {
  readonly typed: string;
  readonly side: Side;
  readonly choice: Choice | undefined;
}

const shownFor = ({ amount, side, currencyCode, row }: Partial<Calculation> = {}): Shown => ({
  typed: amount ?? DEFAULT_AMOUNT,
  side: side ?? "buy",
  choice: currencyCode === undefined ? undefined : choiceOf(currencyCode, row),
});

type Props = {
  readonly data: Queries.CalculatorFragment;
  /** The calculation to show; a new object is a new request. */
  readonly request?: Partial<Calculation>;
  /** Called after each change by the visitor. */
  readonly onChange?: (calculation: Calculation) => void;
  readonly id?: string;
};

/** Returns an amount with thousands separators, unless that changes its value. */
function grouped(typed: string): string {
  const amount = parseAmount(typed);
  if (amount === undefined || !Number.isFinite(amount)) return typed;
  return parseAmount(formatRate(amount)) === amount ? formatRate(amount) : typed;
}

/** Converts an amount at the live rates; names the rate and its side, and says when the rates are not live. */
export const Calculator = ({
  data: {
    exchangeYaml: { calculator, minimum, legend },
    companyYaml: company,
  },
  request,
  onChange,
  id: elementId,
}: Props) => {
  const { rates, state } = useRates();
  const { ratesFrom } = useFreshness();
  const [shown, setShown] = useState(shownFor(request));
  const [answered, setAnswered] = useState(request);
  if (request !== answered) {
    setAnswered(request);
    setShown(shownFor({ ...(shown.side === "buy" && { amount: shown.typed }), ...request }));
  }
  const { typed, side } = shown;
  const id = useId();

  const choice = shownRate(shown.choice, rates);
  const { currencyCode: currency } = choice;
  const rate = rates?.find((row) => keyOf(row) === choice.id);
  const options: readonly Choice[] = [
    ...(rate ? [] : [choice]),
    ...(rates ?? []).map((one) => rowOf(one, rates ?? [])),
  ];
  const isOneOfSeveral = ({ currencyCode }: Choice) =>
    options.filter((option) => option.currencyCode === currencyCode).length > 1;
  const valueOf = (option: Choice) => (isOneOfSeveral(option) ? option.id : option.currencyCode);
  const figure = rateOf(rate, side);
  const isEmpty = rates?.length === 0;
  const { amount, result, problem, isInvalid } = quoteFor({
    state,
    isEmpty,
    currency,
    // Other rows under the code may be traded.
    isImplausible: rate?.trust === "ask" || (!rate && choice.row !== undefined),
    side,
    figure,
    typed,
  });

  const foreign = (value: number) => `${currency} ${formatRate(value)}`;
  const [have, want] = side === "buy" ? [foreign, formatRupiah] : [formatRupiah, foreign];
  const rupiah = side === "buy" ? result : amount;
  const rateInWords =
    rate && figure !== undefined ? `${rate.unit} ${currency} = ${formatRupiah(figure * rate.unit)}` : "";

  const least = rate && rates && minimumIn(rate, side, minimum, rates);
  const isBelow = amount !== undefined && least !== undefined && amount < least;
  const isOwnMinimum = side === "buy" && rate !== undefined && currencyOf(rate.code) === minimum.currency;
  const warning = isBelow
    ? en.calculator.belowMinimum(
        `${minimum.currency} ${formatRate(minimum.amount)}`,
        isOwnMinimum ? undefined : have(least),
      )
    : "";
  const question = `${typed} ${shown.choice?.id ?? ""} ${side}`;
  const announced = useLiveAnnouncement(
    problem ??
      `${en.calculator.spokenResult(have(amount ?? 0), want(result ?? 0), rateInWords)} ${warning}`.trim(),
    question,
  );

  const lastSetAt = (rate && timeSet(rate)) ?? latestTimeSet(rates ?? []) ?? ratesFrom;
  const enquiry =
    problem === undefined
      ? fillPlaceholders(calculator.enquiry, {
          have: have(amount),
          want: want(result),
          rate: en.calculator.rateAndSide(rateInWords, en.rates.sides[side]),
          time: lastSetAt === undefined ? en.calculator.thisMoment : timeInWords(lastSetAt),
        })
      : company.whatsappInquiry;

  const calculationOf = (next: Shown & { readonly choice: Choice }): Calculation => ({
    side: next.side,
    amount: plainAmount(next.typed, next.side, next.choice.currencyCode),
    currencyCode: next.choice.currencyCode,
    row: next.choice.row,
  });

  /** A typed amount belongs to this currency, even if the list loses it. */
  const change = (changes: Partial<Shown & { readonly choice: Choice }>) => {
    const { choice: chosen, ...rest } = { typed, side, choice, ...changes };
    const next = { ...rest, choice: chosen };
    setShown(next);
    onChange?.(calculationOf(next));
  };
  const swap = () =>
    change({
      side: side === "buy" ? "sell" : "buy",
      ...(result !== undefined && { typed: formatRate(result) }),
    });

  const isOff = rates === undefined;
  const formattedResult = result === undefined ? "–" : formatRate(result);
  const currencySelect = (
    <span sx={currencyStyle}>
      <Flag src={choice.imageUrl} eager sx={{ width: 28 }} />
      <span aria-hidden="true">{isOneOfSeveral(choice) ? choice.displayName : currency}</span>
      <select
        aria-label={en.calculator.foreignCurrency}
        autoComplete="off"
        value={valueOf(choice)}
        disabled={isOff || isEmpty}
        onChange={({ currentTarget: { value } }) => {
          const chosen = options.find((option) => valueOf(option) === value);
          if (chosen) change({ choice: chosen });
        }}
      >
        {options.map((option) => (
          // The code first: people choose by typing its first letters.
          <option key={option.id} value={valueOf(option)}>
            {`${option.currencyCode} - ${option.displayName}`}
          </option>
        ))}
      </select>
    </span>
  );
  const rupiahTag = <span sx={tagStyle}>IDR</span>;

  return (
    <div id={elementId} role="group" aria-labelledby={`${id}title`} data-side={side} sx={panelStyle}>
      <div aria-hidden="true" sx={artStyle} />
      <h3 id={`${id}title`}>{calculator.title}</h3>
      <div sx={fieldStyle}>
        <label htmlFor={`${id}have`}>{calculator.have}</label>
        <input
          id={`${id}have`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          value={typed}
          disabled={isOff}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}why ${id}minimum`}
          onChange={(event) => change({ typed: event.currentTarget.value })}
          onBlur={() => grouped(typed) !== typed && change({ typed: grouped(typed) })}
        />
        {side === "buy" ? currencySelect : rupiahTag}
      </div>
      <div sx={betweenStyle}>
        <p id={`${id}minimum`}>{warning}</p>
        <button type="button" aria-label={en.calculator.swap} onClick={swap} sx={swapStyle}>
          <Icon name="swap" />
        </button>
      </div>
      <div sx={fieldStyle}>
        <span id={`${id}want`}>{calculator.want}</span>
        <div>
          {/* An output is a live region, which would announce every poll. */}
          <output
            htmlFor={`${id}have`}
            aria-labelledby={`${id}want`}
            aria-live="off"
            lang="id"
            translate="no"
            sx={resultStyles[Math.min(formattedResult.length, LONGEST_RESULT)]}
          >
            {formattedResult}
          </output>
        </div>
        {side === "buy" ? rupiahTag : currencySelect}
      </div>
      <p role="status" sx={visuallyHidden}>
        {announced}
      </p>
      <p sx={approximationStyle}>
        {(rupiah !== undefined && problem === undefined && approximateRupiah(rupiah)) || "\u00a0"}
      </p>
      <div sx={whyStyle}>
        <p id={`${id}why`}>
          {problem === undefined ? (
            <span key="rule">
              <span>
                {side === "buy" ? en.calculator.youGiveUs(have(amount)) : en.calculator.youBuy(want(result))}
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
            <RateFreshness rate={rate} />
          </p>
        )}
      </div>
      <NoteCounter rupiah={problem === undefined ? rupiah : undefined} question={question} />
      <Legend {...legend} onDark />
      <div sx={actionsStyle}>
        <ExternalLink href={whatsappHref(company.whatsapp, enquiry)} sx={{ variant: "buttons.goldCompact" }}>
          <Icon name="chat" />
          {calculator.enquiryButton}
        </ExternalLink>
        {problem === undefined && (
          <ShareButton
            title={calculator.title}
            url={window.location.origin + calculationHref(calculationOf({ typed, side, choice }))}
          />
        )}
      </div>
      <p sx={termsStyle}>
        {calculator.indicative} {minimum.text.replace(/\.?$/, ".")}
      </p>
    </div>
  );
};

export const fragment = graphql`
  fragment Calculator on Query {
    exchangeYaml {
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
    companyYaml {
      whatsapp
      whatsappInquiry
    }
  }
`;
