import { memo } from "react";

import type { Rate, Rates } from "../rates/rate";
import { CurrencyName } from "./currency-name";
import { cardsStyle } from "./rate-cards-style";
import { useChangeMark } from "./use-change-mark";

const Figure = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd ref={useChangeMark<HTMLElement>(children)}>{children}</dd>
  </div>
);

const RateCard = memo(({ rate }: { readonly rate: Rate }) => (
  <li>
    <CurrencyName rate={rate} />
    <dl>
      <Figure label="BUY">{rate.formattedBuy}</Figure>
      <Figure label="SELL">{rate.formattedSell}</Figure>
    </dl>
  </li>
));
RateCard.displayName = "RateCard";

/** The board on a narrow screen: one line a currency. */
export const RateCards = ({ rates }: { readonly rates: Rates }) => (
  <ul sx={cardsStyle}>
    {rates.map((rate) => (
      <RateCard key={rate.currencyCode} rate={rate} />
    ))}
  </ul>
);
