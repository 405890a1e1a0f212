import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { media } from "../../theme/tokens";
import { pickRate } from "./model/rate";
import { cardCurrencies } from "./model/shown";
import { BuyRateCard, type ChooseRate } from "./buy-rate-card";
import { useFreshness, useRates, useToday } from "./use-rates";

const cardsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "stretch",
  [media.wide]: { gridTemplateColumns: "1fr 1fr", gap: 4 },
  [media.print]: { gridTemplateColumns: "repeat(3, 1fr)", gap: 2 },
  "[aria-busy=true] > &": { [media.print]: { display: "none" } },
  // Behind the alert.
  "&[inert]": { opacity: 0.4, [media.print]: { display: "none" } },
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

type Props = {
  /** Called with the row of a clicked card. */
  readonly onChoose: ChooseRate;
  /** WhatsApp chat, offered after a failure. */
  readonly askHref: string;
};

/** The buy rates of six currencies. */
export const BuyRateCards = ({ onChoose, askHref }: Props) => {
  const { rates, state } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  const { rates: texts } = useStrings();
  return (
    <div sx={stackStyle} aria-busy={state === "loading"}>
      <div sx={cardsStyle} inert={state === "failed"}>
        {rates?.length === 0 && <p sx={{ gridColumn: "1 / -1" }}>{texts.none}</p>}
        {cardCurrencies.map((code) => {
          const rate = rates && (pickRate(rates, code) ?? null);
          return (
            <BuyRateCard
              key={code}
              currency={code}
              rate={rate}
              freshness={freshness}
              today={today}
              onChoose={onChoose}
            />
          );
        })}
      </div>
      {state === "failed" && (
        <div sx={alertStyle}>
          <Icon name="alert" />
          <p role="alert" lang={texts.cardsFailed.lang}>
            {texts.cardsFailed.text}
          </p>
          <p>
            {texts.cannotLoad}{" "}
            <ExternalLink href={askHref} sx={{ fontWeight: 600, textDecoration: "underline" }}>
              {texts.askOnWhatsapp}
            </ExternalLink>
          </p>
        </div>
      )}
    </div>
  );
};
