import { memo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ChangingFigure } from "../../components/changing-figure";
import { Flag } from "../../components/flag";
import { useStrings } from "../../components/page-language";
import type { Freshness } from "./model/freshness";
import { keyOf, type Rates } from "./model/rate";
import { shown } from "./model/shown";
import { useToday } from "./use-rates";

/** `--row` is the height of a row, `--figure` the size of its letters. */
export const tableStyle: ThemeUICSSObject = {
  width: "100%",
  borderCollapse: "collapse",
  "& th, & td": { p: "12px 0 12px 8px", textAlign: "right" },
  "& thead th": { pt: 0, pb: "10px", fontSize: "micro", fontWeight: 700, color: "muted" },
  "& th:first-of-type": { pl: 0, textAlign: "left" },
  "& tbody tr": { height: "var(--row)", borderTop: "line" },
  "& tbody td, & tbody th": {
    py: "calc((var(--row) - 44px) / 2)",
    // Both figures fit a phone with text at 200 %.
    fontSize: "var(--figure, min(1.1875rem, 6vw))",
    fontWeight: 700,
    letterSpacing: "-.02em",
    lineHeight: 1.3,
    whiteSpace: "nowrap",
  },
  "& [data-live=true] td:last-of-type": { color: "sell" },
  "& [data-live=false] td": { color: "muted" },
  "& tbody th": { whiteSpace: "normal", overflowWrap: "anywhere", letterSpacing: "-.01em" },
};

const currencyStyle: ThemeUICSSObject = {
  display: "flex",
  alignItems: "center",
  "& b": { fontWeight: "inherit", whiteSpace: "nowrap" },
  "& small": {
    display: "block",
    fontSize: "micro",
    fontWeight: 400,
    letterSpacing: 0,
    color: "muted",
  },
};

/** A phone of 320 px has no room for it. */
const flagStyle: ThemeUICSSObject = {
  width: "clamp(0px, 100vw - 20.5rem, 36px)",
  mr: "clamp(0px, 100vw - 20.5rem, 14px)",
};

type Props = { readonly rates: Rates; readonly freshness: Freshness };

/** Rows with both sides; `--row` is their height. Memoized: a poll with equal rates renders no row. */
export const RatesTable = memo(function RatesTable({ rates, freshness }: Props) {
  const strings = useStrings();
  const today = useToday();
  const rows = rates.map((rate) => ({ key: keyOf(rate), ...shown(rate, today, strings, freshness) }));
  return (
    <table sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{strings.rates.currency}</th>
          <th scope="col">{strings.rates.sides.buy}</th>
          <th scope="col">{strings.rates.sides.sell}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, code, displayName, nameLang, imagePath, figures, note, tone }) => (
          <tr key={key} data-live={tone === "live"}>
            <th scope="row">
              <span sx={currencyStyle}>
                <Flag path={imagePath} eager sx={flagStyle} />
                <span>
                  <b>{code}</b> <small lang={nameLang}>{displayName}</small>
                  {note && <small> {note}</small>}
                </span>
              </span>
            </th>
            <td>
              <ChangingFigure value={figures.buy} />
            </td>
            <td>
              <ChangingFigure value={figures.sell} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** As high as the heads and rows. */
const barOf = (rows: number): ThemeUICSSObject => ({
  variant: "skeletons.lone",
  height: `calc(var(--row) * ${rows})`,
  mt: "31px",
  maskImage:
    "repeating-linear-gradient(transparent 0 calc(var(--row) - 46px), black 0 calc(var(--row) - 22px), transparent 0 var(--row))",
});

const barStyles = { 1: barOf(1), 2: barOf(2), 6: barOf(6) };

/** Reserves the space of a table while the rates load. */
export const RatesTableBar = ({ rows }: { readonly rows: keyof typeof barStyles }) => (
  <div aria-hidden="true" sx={barStyles[rows]} />
);
