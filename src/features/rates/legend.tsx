import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";

const legendStyle: ThemeUICSSObject = {
  display: "grid",
  gap: "2px",
  fontSize: "small",
  lineHeight: 1.5,
  color: "textSoft",
  "& b": { fontWeight: 800 },
};

type Props = Queries.CalculatorFragment["exchangeYaml"]["legend"];

/** The meaning of BUY and SELL for a visitor, and how to read a figure. */
export const Legend = ({ buy, sell, reading }: Props) => {
  const { sides } = useStrings().rates;
  return (
    <div sx={legendStyle}>
      <p>
        <b sx={{ color: "text" }}>{sides.buy}</b> = {buy}
      </p>
      <p>
        <b sx={{ color: "sell" }}>{sides.sell}</b> = {sell}
      </p>
      <p>{reading}</p>
    </div>
  );
};
