import { memo, type CSSProperties } from "react";

import type { Rate, Rates } from "../rates/rate";
import { longestFigure, toColumns } from "./board-model";
import { CurrencyName } from "./currency-name";
import { tablesStyle } from "./rate-tables-style";
import { useChangeMark } from "./use-change-mark";

declare module "react" {
  // The two numbers that the sizes of the board are reckoned from, see rate-tables-style.ts.
  interface CSSProperties {
    "--rows"?: number;
    "--chars"?: number;
  }
}

const Figure = ({ children }: { readonly children: string }) => (
  <td ref={useChangeMark<HTMLTableCellElement>(children)}>{children}</td>
);

const RateRow = memo(({ rate }: { readonly rate: Rate }) => (
  <tr>
    <th scope="row">
      <CurrencyName rate={rate} />
    </th>
    <Figure>{rate.formattedBuy}</Figure>
    <Figure>{rate.formattedSell}</Figure>
  </tr>
));
RateRow.displayName = "RateRow";

/** Voided with a wave, like the unused line of a cheque. */
const BlankRow = () => (
  <tr aria-hidden="true">
    <td colSpan={3} />
  </tr>
);

/** The board on a wide screen: all rates in four tables side by side, sized to fill the height that there is. */
export const RateTables = ({ rates }: { readonly rates: Rates }) => {
  const columns = toColumns(rates);
  const sizes: CSSProperties = { "--rows": columns[0]?.length ?? 1, "--chars": longestFigure(rates) };
  return (
    <div sx={tablesStyle} style={sizes}>
      {columns.map((column, index) => (
        <div key={index}>
          <table>
            <caption>{`Exchange rates, part ${index + 1} of ${columns.length}`}</caption>
            <thead>
              <tr>
                <th scope="col">CURRENCY</th>
                <th scope="col">BUY</th>
                <th scope="col">SELL</th>
              </tr>
            </thead>
            <tbody>
              {column.map((rate, row) =>
                rate ? <RateRow key={rate.currencyCode} rate={rate} /> : <BlankRow key={row} />,
              )}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
};
