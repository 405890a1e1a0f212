import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import * as en from "../../strings/en";
import * as indonesian from "../../strings/id";
import { media } from "../../theme/tokens";
import type { Choice } from "./calculator/address";
import { RateCard, RateCardSkeleton } from "./rate-card";
import { pickRate } from "./model/rate";
import { useFreshness, useRates, useToday } from "./use-rates";

/** The currencies with a card, in this order (specification, section 2). */
const currencyCodes = ["USD", "AUD", "EUR", "GBP", "JPY", "SGD"] as const;

const cardsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "stretch",
  [media.wide]: { gridTemplateColumns: "1fr 1fr", gap: "14px" },
  [media.desktop]: { gap: "18px" },
  [media.print]: { gridTemplateColumns: "repeat(3, 1fr)", gap: 2 },
};

const alertStyle: ThemeUICSSObject = {
  variant: "messages.error",
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  gap: "6px 10px",
  "& > p + p": { gridColumn: 2 },
  placeSelf: "center",
  zIndex: 1,
  mx: 4,
  boxShadow: 2,
};

const stackStyle: ThemeUICSSObject = {
  display: "grid",
  [media.noScript]: { display: "none" },
  "& > *": { gridArea: "1 / 1" },
};

const emptyStyle: ThemeUICSSObject = { display: "grid", gap: "14px", alignContent: "start" };

const skeletonStyle: ThemeUICSSObject = {
  ...cardsStyle,
  variant: "skeletons.shimmer",
  [media.print]: { display: "none" },
};
const stillStyle: ThemeUICSSObject = { ...cardsStyle, opacity: 0.5, [media.print]: { display: "none" } };

/** `still` after a failure. */
const Skeletons = ({ still }: { readonly still: boolean }) => (
  <div aria-hidden="true" sx={still ? stillStyle : skeletonStyle}>
    {currencyCodes.map((code) => (
      <RateCardSkeleton key={code} />
    ))}
  </div>
);

type Props = {
  /** Called with the currency of a clicked card. */
  readonly onChoose: (request: Choice) => void;
  /** WhatsApp chat, offered after a failure. */
  readonly askHref: string;
};

/** The buy rates of six currencies. */
export const RateCards = ({ onChoose, askHref }: Props) => {
  const { rates, state } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  if (rates) {
    const cards = (
      <div sx={cardsStyle}>
        {currencyCodes.map((code) => (
          <RateCard
            key={code}
            currencyCode={code}
            rate={pickRate(rates, code)}
            freshness={freshness}
            today={today}
            onChoose={onChoose}
          />
        ))}
      </div>
    );
    if (rates.length > 0) return cards;
    return (
      <div sx={emptyStyle}>
        <p>{en.rates.none}</p>
        {cards}
      </div>
    );
  }
  return (
    <div sx={stackStyle} aria-busy={state === "loading"}>
      <Skeletons still={state === "failed"} />
      {state === "failed" && (
        <div sx={alertStyle}>
          <Icon name="alert" />
          <p role="alert" lang="id">
            {indonesian.rates.failed}
          </p>
          <p>
            {en.rates.cannotLoad}{" "}
            <ExternalLink href={askHref} sx={{ fontWeight: 650, textDecoration: "underline" }}>
              {en.rates.askOnWhatsapp}
            </ExternalLink>
          </p>
        </div>
      )}
    </div>
  );
};
