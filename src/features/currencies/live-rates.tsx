import type { ThemeUICSSObject } from "theme-ui";

import { ChangingFigure } from "../../components/changing-figure";
import { ExternalLink } from "../../components/external-link";
import { useLanguage, useStrings } from "../../components/page-language";
import { formatRate } from "../../lib/format/format-number";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { convert } from "../rates/model/conversion";
import { currencyOf, keyOf, pickRate, rateOf } from "../rates/model/rate";
import { shown } from "../rates/model/shown";
import { RatesStatus } from "../rates/rates-status";
import { useFreshness, useRates, useToday } from "../rates/use-rates";
import { words } from "./words";

const rowStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: 5,
  py: 2,
  borderTop: "lineOnDark",
  "& > p:not([data-side])": { gridColumn: "1 / -1", fontSize: "small", color: "muted" },
  "& > p[data-side]": {
    // Fits a phone with text at 200 %.
    fontSize: "min(1.5rem, 7.5vw)",
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: "-.03em",
  },
  "&:first-of-type > p[data-side]": { fontSize: "min(2.25rem, 8vw)" },
  "& > p[data-side=sell]": { color: "sell" },
  "& > p[data-tone]:not([data-tone=live])": { color: "muted" },
  "& small": { display: "block", fontSize: "micro", fontWeight: 600, letterSpacing: 0, color: "muted" },
  "& i": { variant: "skeletons.lone", width: "4.2em", height: "1em", my: ".1em" },
};

const ratesStyle: ThemeUICSSObject = {
  display: "grid",
  gap: 2,
  alignContent: "start",
  [media.noScript]: { display: "none" },
  "& > p": { fontWeight: 600 },
  "& a": { variant: "links.arrow" },
};

const sides = ["buy", "sell"] as const;

type Props = { readonly code: string };

type LiveRatesProps = Props & {
  /** The number of rows that the currency usually has, for which the space is reserved. */
  readonly rowCount: number;
  /** WhatsApp chat, offered while there are no rates. */
  readonly askHref: string;
};

/** BUY and SELL of every row of the currency, as the board has them, and how fresh they are. */
export const LiveRates = ({ code, rowCount, askHref }: LiveRatesProps) => {
  const { rates, state } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  const strings = useStrings();
  const text = words[useLanguage()];
  const own = rates?.filter((rate) => currencyOf(rate.code) === code);
  const problem =
    state === "failed"
      ? strings.rates.cannotLoad
      : own?.length === 0 && (rates?.length === 0 ? strings.rates.none : text.notListed(code));
  return (
    <section aria-labelledby="rates-now" aria-busy={state === "loading"} sx={ratesStyle}>
      <h2 id="rates-now" sx={visuallyHidden}>
        {text.rates}
      </h2>
      <RatesStatus />
      {problem && (
        <p role={state === "failed" ? "alert" : undefined}>
          {problem} <ExternalLink href={askHref}>{strings.rates.askOnWhatsapp}</ExternalLink>
        </p>
      )}
      {state === "loading" &&
        Array.from({ length: rowCount }, (_, row) => (
          <div key={row} aria-hidden="true" sx={rowStyle}>
            {sides.map((side) => (
              <p key={side} data-side={side}>
                <small>{strings.rates.sides[side]}</small>
                <i />
              </p>
            ))}
            <p>{"\u00a0"}</p>
          </div>
        ))}
      {own?.map((rate) => {
        const row = shown(rate, today, strings, freshness);
        return (
          <div key={keyOf(rate)} sx={rowStyle}>
            {sides.map((side) => (
              <p key={side} data-side={side} data-tone={row.tone}>
                <small>{strings.rates.sides[side]}</small>
                <ChangingFigure value={row.figures[side]} />
              </p>
            ))}
            <p>
              {row.code}
              {row.code !== code || rate.rowName !== undefined ? (
                <>
                  , <span lang={row.nameLang}>{row.displayName}</span>
                </>
              ) : null}
              {` · ${[text.forUnits(row.unit, code), row.note].filter(Boolean).join(" · ")}`}
            </p>
          </div>
        );
      })}
    </section>
  );
};

const amountsStyle: ThemeUICSSObject = {
  "--line": "var(--line-on-dark)",
  display: "grid",
  columnGap: 5,
  rowGap: 4,
  alignContent: "start",
  [media.noScript]: { display: "none" },
  "& h2": { variant: "text.h3", gridColumn: "1 / -1" },
  "&[data-tone]:not([data-tone=live]) td": { color: "muted" },
  [media.desktop]: { gridTemplateColumns: "1fr 1fr" },
};

export const tableStyle: ThemeUICSSObject = {
  width: "100%",
  borderCollapse: "collapse",
  // Fits a phone with text at 200 %.
  fontSize: "min(.9rem, 5vw)",
  "& th, & td": { py: 2, borderBottom: "line", textAlign: "right", fontWeight: 400, whiteSpace: "nowrap" },
  "& thead th": { color: "muted" },
  "& tr > th:first-of-type": { textAlign: "left" },
};

const RUPIAH = [1_000_000, 2_000_000, 5_000_000, 10_000_000];

/**
 * What usual amounts are at the present rates, in both directions; muted as the rates are, empty on a side without a rate.
 *
 * @param note the largest note, of which the amounts are multiples
 */
export const UsualAmounts = ({ code, note }: Props & { readonly note: number }) => {
  const { rates } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  const strings = useStrings();
  const text = words[useLanguage()];
  const rate = pickRate(rates ?? [], code);
  const [buy, sell] = [rateOf(rate, "buy"), rateOf(rate, "sell")];
  const write = (amount: number | undefined, unit: string) =>
    amount === undefined ? "–" : `${formatRate(amount)} ${unit}`;
  const toRupiah = [1, 2, 5, 10].map((count): readonly [string, string] => [
    write(note * count, code),
    write(buy && convert(note * count, buy), "IDR"),
  ]);
  const toForeign = RUPIAH.map((amount): readonly [string, string] => [
    write(amount, "IDR"),
    write(sell && convert(amount, 1, sell, 2), code),
  ]);
  return (
    <section
      aria-labelledby="amounts"
      data-tone={rate && shown(rate, today, strings, freshness).tone}
      sx={amountsStyle}
    >
      <h2 id="amounts">{text.amounts}</h2>
      {[["buy", toRupiah] as const, ["sell", toForeign] as const].map(([side, lines]) => (
        <table key={side} sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{text.youHave}</th>
              <th scope="col">{`${text.youGet} (${strings.rates.sides[side]})`}</th>
            </tr>
          </thead>
          <tbody lang="id" translate="no">
            {lines.map(([have, get]) => (
              <tr key={have}>
                <th scope="row">{have}</th>
                <td>{get}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
};
