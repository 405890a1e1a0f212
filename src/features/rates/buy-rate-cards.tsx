import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { paths } from "../../lib/paths";
import { media } from "../../theme/tokens";
import { pickRate } from "./model/rate";
import { cardCurrencies } from "./model/shown";
import { BuyRateCard, type ChooseRate } from "./buy-rate-card";
import { useFreshness, useRates } from "./use-rates";

const cardsStyle: ThemeUICSSObject = {
  flex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "stretch",
  // Equal rows: a badge of two lines moves nothing.
  [media.wide]: { gridTemplateColumns: "1fr 1fr", gridAutoRows: "1fr", gap: 4 },
  [media.print]: { gridTemplateColumns: "repeat(3, 1fr)", gap: 2 },
  "[aria-busy=true] > &, &[data-failed]": { [media.print]: { display: "none" } },
};

const noticeStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "6px 10px",
  mb: 4,
  p: 4,
  border: "line",
  borderLeft: "3px solid",
  borderLeftColor: "gold700",
  borderRadius: 1,
  bg: "background",
  fontWeight: 600,
  "& > p + p": { gridColumn: 2 },
  "& a": { textDecoration: "underline" },
  [media.print]: { display: "none" },
};

const alertStyle: ThemeUICSSObject = { ...noticeStyle, variant: "messages.error" };

/** As high as the calculator beside it. */
const stackStyle: ThemeUICSSObject = {
  display: "flex",
  flexDirection: "column",
  [media.noScript]: { display: "none" },
};

type Props = {
  /** Called with the row of a clicked card. */
  readonly onChoose: ChooseRate;
  /** Currencies with a page. */
  readonly pages: readonly { readonly slug: string }[];
  /** WhatsApp chat, offered after a failure. */
  readonly askHref: string;
};

/** The buy rates of six currencies, below what is to be said while there are none. */
export const BuyRateCards = ({ onChoose, pages, askHref }: Props) => {
  const { rates, state } = useRates();
  const { freshness } = useFreshness();
  const { rates: texts } = useStrings();
  const isFailed = state === "failed";
  const { text, lang } = isFailed ? texts.cardsFailed : { text: texts.none };
  return (
    <div sx={stackStyle} aria-busy={state === "loading"}>
      {(isFailed || rates?.length === 0) && (
        <div sx={isFailed ? alertStyle : noticeStyle}>
          <Icon name={isFailed ? "alert" : "chat"} />
          <p role={isFailed ? "alert" : undefined} lang={lang}>
            {text}
          </p>
          <p>
            {isFailed && `${texts.cannotLoad} `}
            <ExternalLink href={askHref}>{texts.askOnWhatsapp}</ExternalLink>
          </p>
        </div>
      )}
      <div data-failed={isFailed || undefined} sx={cardsStyle}>
        {cardCurrencies.map((code) => (
          <BuyRateCard
            key={code}
            currency={code}
            page={paths.currency.find(code, pages)}
            rate={rates && (pickRate(rates, code) ?? null)}
            freshness={freshness}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
};
