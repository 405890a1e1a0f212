import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";

const legendStyle: ThemeUICSSObject = {
  display: "grid",
  gap: "2px",
  fontSize: "small",
  lineHeight: 1.5,
  color: "textSoft",
  "& b": { fontWeight: 800 },
};

type Props = Queries.CalculatorFragment["exchangeYaml"]["legend"] & {
  /** BUY is ink on light backgrounds and cream on dark ones; SELL is gold on both. */
  readonly onDark?: boolean;
};

/** The meaning of BUY and SELL for a visitor, and how to read a figure. */
export const Legend = ({ buy, sell, reading, onDark }: Props) => (
  <div sx={legendStyle}>
    <p>
      <b sx={{ color: "text" }}>{en.rates.sides.buy}</b> = {buy}
    </p>
    <p>
      <b sx={onDark ? { color: "gold300" } : { color: "gold800" }}>{en.rates.sides.sell}</b> = {sell}
    </p>
    <p>{reading}</p>
  </div>
);
