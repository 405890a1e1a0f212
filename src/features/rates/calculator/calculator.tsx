import { graphql } from "gatsby";
import { useId, type Ref } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../../components/external-link";
import { Flag } from "../../../components/flag";
import { Icon } from "../../../components/icon";
import { useLanguage, useStrings } from "../../../components/page-language";
import { PageLink } from "../../../components/page-link";
import { ShareButton } from "../../../components/share-button";
import { fillPlaceholders } from "../../../lib/fill-placeholders";
import { timeInWords } from "../../../lib/format/bali-time";
import { rupiahInWords, formatRate } from "../../../lib/format/format-number";
import { whatsappHref } from "../../../lib/links";
import { paths, type SectionId } from "../../../lib/paths";
import type { Said } from "../../../strings/en";
import { visuallyHidden } from "../../../theme/visually-hidden";
import { Legend } from "../legend";
import {
  currencyOf,
  displayNameOf,
  fallbackName,
  flagEmojiOf,
  keyOf,
  rateOf,
  type Side,
} from "../model/rate";
import { ownFlag } from "../model/shown";
import { RatesStatus } from "../rates-status";
import { useLiveAnnouncement } from "./use-live-announcement";
import { useFreshness } from "../use-rates";
import { calculationHref, type Calculation, type Choice } from "./address";
import { AmountField } from "./amount-field";
import {
  artStyle,
  betweenStyle,
  currencyStyle,
  fieldStyle,
  invalidStyle,
  panelStyle,
  swapStyle,
  tagStyle,
  termsStyle,
  whyStyle,
} from "./calculator-style";
import { NoteCounter } from "./note-counter";
import { useCalculator, type CalculatorView } from "./use-calculator";

const inWordsStyle: ThemeUICSSObject = {
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

type PartProps = { readonly view: CalculatorView };

const valueOf = ({ code, rowName }: Choice): string =>
  rowName === undefined ? code : keyOf({ code, apiName: rowName });

/** Flag and code of the chosen row, under a select. */
const CurrencySelect = ({ view: { rates = [], rate, choice, dispatch } }: PartProps) => {
  const strings = useStrings();
  const chosen = rate ?? choice;
  const rowName = rate?.rowName === undefined ? chosen.rowName : displayNameOf(rate, strings).text;
  // The code first: people choose by typing its first letters.
  const optionOf = (row: Choice, { text, lang }: Said) => (
    <option key={valueOf(row)} value={valueOf(row)} lang={lang}>
      {`${row.code} - ${text}`}
    </option>
  );
  return (
    <span sx={currencyStyle}>
      <Flag
        path={rate?.imagePath}
        placeholder={rate ? undefined : ownFlag(choice.code)}
        eager
        sx={{ width: 28 }}
      />
      <span aria-hidden="true">{rowName ?? chosen.code}</span>
      <select
        aria-label={strings.calculator.foreignCurrency}
        autoComplete="off"
        value={valueOf(chosen)}
        disabled={rates.length === 0}
        onChange={({ currentTarget: { value } }) => {
          const row = rates.find((one) => valueOf(one) === value);
          if (row) dispatch({ type: "choose", choice: { code: row.code, rowName: row.rowName } });
        }}
      >
        {!rate &&
          optionOf(choice, { text: choice.rowName ?? fallbackName(choice.code, strings.formats.language) })}
        {rates.map((row) => optionOf(row, displayNameOf(row, strings)))}
      </select>
    </span>
  );
};

/** How the amount was read, which rate applies and how fresh it is; or why there is no result. */
const Explanation = ({ id, view }: PartProps & { readonly id: string }) => {
  const { state, rate, answer, problem, isInvalid } = view;
  const { calculator, rates } = useStrings();
  return (
    <div sx={whyStyle}>
      <p id={id}>
        {answer ? (
          <span key="rule">
            <span>
              {state.side === "buy"
                ? calculator.youGiveUs(answer.have)
                : calculator.youBuy(answer.have, answer.want)}
            </span>
            <b>{rates.sides[state.side]}</b>
            {calculator.rateApplies}
            <span sx={{ whiteSpace: "nowrap" }}>{answer.rateInWords}</span>.
          </span>
        ) : (
          <span key="problem" sx={isInvalid ? invalidStyle : undefined}>
            {isInvalid && <Icon name="alert" />}
            <span>{problem}</span>
          </span>
        )}
      </p>
      {rate && rateOf(rate, state.side) !== undefined && (
        <p sx={{ fontSize: "small", color: "muted" }}>
          <RatesStatus rate={rate} />
        </p>
      )}
    </div>
  );
};

type ActionsProps = PartProps & { readonly data: Queries.CalculatorFragment; readonly isInDialog: boolean };

/** A chat about the calculation, and its link; in a dialog also a link to the page of the currency. */
const Actions = ({ data, view, isInDialog }: ActionsProps) => {
  const { state, rate, answer, calculation } = view;
  const { ratesFrom } = useFreshness();
  const strings = useStrings();
  const language = useLanguage();
  const { title, enquiry, enquiryButton } = data.exchangeYaml.calculator;
  const { whatsapp, whatsappInquiry } = data.companyYaml;
  const currency = currencyOf(view.choice.code);
  const page = paths.currency.find(currency, data.allCurrencyYaml.nodes);
  const setAt = rate?.setAt ?? ratesFrom;
  // Every phone draws the flag.
  const flagged = (side: Side, amount: string) =>
    rate && side === state.side ? `${flagEmojiOf(rate.code)} ${amount}` : amount;
  const text = answer
    ? fillPlaceholders(enquiry, {
        have: flagged("buy", answer.have),
        want: flagged("sell", answer.want),
        rate: strings.calculator.rateAndSide(answer.rateInWords, strings.rates.sides[state.side]),
        time: setAt === undefined ? "" : timeInWords(setAt, strings),
      })
    : whatsappInquiry;
  return (
    <div sx={actionsStyle}>
      <ExternalLink href={whatsappHref(whatsapp, text)} sx={{ variant: "buttons.goldCompact" }}>
        <Icon name="chat" />
        {enquiryButton}
      </ExternalLink>
      {answer && calculation && (
        <ShareButton title={title} url={window.location.origin + calculationHref(calculation, language)} />
      )}
      {isInDialog && page !== undefined && (
        // Replaces the dialog's history entry.
        <PageLink to={page} replace sx={{ variant: "links.arrow" }}>
          {strings.rates.about(currency)} <Icon name="arrow" />
        </PageLink>
      )}
    </div>
  );
};

type Props = {
  readonly data: Queries.CalculatorFragment;
  /** The calculation to show; a new object is a new request. */
  readonly request?: Partial<Calculation>;
  /** Called with each readable calculation. */
  readonly onChange?: (calculation: Calculation) => void;
  /** Of the calculator in a page, which has a title of its own. A dialog has one already. */
  readonly id?: SectionId;
  readonly amountRef?: Ref<HTMLInputElement>;
};

/** Converts an amount at the live rates; names the rate and its side, and says when the rates are not live. */
export const Calculator = ({ data, request, onChange, id: elementId, amountRef }: Props) => {
  const { calculator, minimum, legend } = data.exchangeYaml;
  const strings = useStrings();
  const view = useCalculator(minimum, request, onChange);
  const { state, choice, answer, problem } = view;
  const id = useId();
  const question = [view.reading, state.side, choice.code, choice.rowName].join(" ");
  const sentence =
    answer &&
    `${strings.calculator.spokenResult(answer.have, answer.want, answer.rateInWords)} ${answer.warning}`.trim();
  const announced = useLiveAnnouncement(sentence ?? problem ?? "", question);
  const result = answer ? formatRate(answer.result) : "–";
  const currency = <CurrencySelect view={view} />;
  const rupiah = <span sx={tagStyle}>IDR</span>;
  const [given, wanted] = state.side === "buy" ? [currency, rupiah] : [rupiah, currency];
  const heading = elementId ? { role: "group", "aria-labelledby": `${id}title` } : {};
  return (
    <div id={elementId} {...heading} data-side={state.side} sx={panelStyle}>
      <div aria-hidden="true" sx={artStyle} />
      {elementId && <h3 id={`${id}title`}>{calculator.title}</h3>}
      <div sx={fieldStyle}>
        <label htmlFor={`${id}have`}>{calculator.have}</label>
        <AmountField
          ref={amountRef}
          id={`${id}have`}
          aria-describedby={`${id}why ${id}minimum`}
          view={view}
        />
        {given}
      </div>
      <div sx={betweenStyle}>
        <p id={`${id}minimum`}>{answer?.warning}</p>
        <button
          type="button"
          aria-label={strings.calculator.swap}
          onClick={() => view.dispatch({ type: "swap", result: answer?.result, choice })}
          sx={swapStyle}
        >
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
            style={answer && { "--characters": result.length }}
          >
            {result}
          </output>
        </div>
        {wanted}
      </div>
      <p role="status" sx={visuallyHidden}>
        {announced}
      </p>
      <p sx={inWordsStyle}>{(answer && rupiahInWords(answer.rupiah, strings)) || "\u00a0"}</p>
      <Explanation id={`${id}why`} view={view} />
      <NoteCounter rupiah={answer?.rupiah} question={question} />
      <Legend {...legend} />
      <Actions data={data} view={view} isInDialog={elementId === undefined} />
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
    allCurrencyYaml(sort: { order: ASC }) {
      nodes {
        slug
      }
    }
  }
`;
