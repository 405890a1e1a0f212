import { useMemo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { useLanguage, useStrings } from "../../components/page-language";
import { formatRate } from "../../lib/format/format-number";
import { inquiryHref } from "../../lib/links";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { convert } from "../rates/model/conversion";
import { currencyOf, pickRate, rateOf } from "../rates/model/rate";
import { shown } from "../rates/model/shown";
import { RatesStatus } from "../rates/rates-status";
import { RatesTable, RatesTableBar, tableStyle } from "../rates/rates-table";
import { useFreshness, useRates, useToday } from "../rates/use-rates";
import { words } from "./words";

const ratesStyle: ThemeUICSSObject = {
  "--row": "56px",
  display: "grid",
  gap: 3,
  "& > p": { fontWeight: 600 },
  "& a": { variant: "links.arrow" },
  "& tr:first-of-type td": {
    "--figure": "min(1.75rem, 6.6vw)",
    [media.tablet]: { "--figure": "min(1.75rem, 3.2vw)" },
  },
  // A name that wraps would move what follows.
  "& th img": { display: "none", [media.desktop]: { display: "block" } },
};

type Props = { readonly data: Queries.CurrencyDetailsFragment };

/** BUY and SELL of every row of the currency, as the board has them, and how fresh they are. */
export const LiveRates = ({ data: { currencyYaml, companyYaml } }: Props) => {
  const code = currencyYaml.slug.toUpperCase();
  const { rates, state } = useRates();
  const { freshness } = useFreshness();
  const strings = useStrings();
  const text = words[useLanguage()];
  const own = useMemo(() => rates?.filter((rate) => currencyOf(rate.code) === code), [rates, code]);
  const isFailed = state === "failed";
  const problem = isFailed ? strings.rates.cannotLoad : own?.length === 0 && text.notListed(code);
  return (
    <section aria-labelledby="rates" aria-busy={state === "loading"} sx={ratesStyle}>
      <h2 id="rates" sx={visuallyHidden}>
        {strings.rates.today}
      </h2>
      <RatesStatus />
      {problem ? (
        <p role={isFailed ? "alert" : undefined}>
          {problem} <ExternalLink href={inquiryHref(companyYaml)}>{strings.rates.askOnWhatsapp}</ExternalLink>
        </p>
      ) : own ? (
        <RatesTable rates={own} freshness={freshness} />
      ) : (
        <RatesTableBar rows={currencyYaml.smallNotes.length > 0 ? 2 : 1} />
      )}
    </section>
  );
};

const amountsStyle: ThemeUICSSObject = {
  "--row": "40px",
  "--figure": "min(.9rem, 5vw)",
  // Figures that arrive move no column.
  "& table": { tableLayout: "fixed" },
  "& h2": { variant: "text.h3", mb: 3 },
};

const RUPIAH = [1_000_000, 2_000_000, 5_000_000, 10_000_000];

/** What usual amounts are at the present rates, in both directions; muted as the rates are, empty on a side without a rate. */
export const UsualAmounts = ({ data: { currencyYaml, exchangeYaml } }: Props) => {
  const code = currencyYaml.slug.toUpperCase();
  const { rates } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  const strings = useStrings();
  const text = words[useLanguage()];
  const rate = pickRate(rates ?? [], code);
  const isLive = rate && shown(rate, today, strings, freshness).tone === "live";
  const [buy, sell] = [rateOf(rate, "buy"), rateOf(rate, "sell")];
  const write = (amount: number | undefined, unit: string) =>
    amount === undefined ? "–" : `${formatRate(amount)} ${unit}`;
  const [note = 1] = currencyYaml.notes;
  const foreign = [note, note * 2, note * 5, note * 10];
  const lines = [
    ...foreign.map((have) => [write(have, code), write(buy && convert(have, buy), "IDR")] as const),
    ...RUPIAH.map((have) => [write(have, "IDR"), write(sell && convert(have, 1, sell, 2), code)] as const),
  ];
  return (
    <section aria-labelledby="amounts" sx={amountsStyle}>
      <h2 id="amounts">{text.amounts}</h2>
      <table sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{exchangeYaml.calculator.have}</th>
            <th scope="col">{exchangeYaml.calculator.want}</th>
          </tr>
        </thead>
        <tbody lang="id" translate="no" data-live={isLive ? undefined : false}>
          {lines.map(([have, get]) => (
            <tr key={have}>
              <th scope="row">{have}</th>
              <td>{get}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
