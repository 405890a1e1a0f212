import type { ThemeUICSSObject } from "theme-ui";

const legendStyle: ThemeUICSSObject = {
  display: "grid",
  gap: "2px",
  fontSize: "small",
  lineHeight: 1.5,
  color: "textSoft",
  "& b": { fontWeight: 800 },
};

export type LegendTexts = { readonly buy: string; readonly sell: string };

type Props = LegendTexts & {
  /** BUY is ink on light grounds and cream on dark ones; SELL is gold on both. */
  readonly onDark?: boolean;
};

/** What the two words mean, from the visitor's side of the counter. */
export const Legend = ({ buy, sell, onDark }: Props) => (
  <div sx={legendStyle}>
    <p>
      <b sx={{ color: "text" }}>BUY</b> = {buy}
    </p>
    <p>
      <b sx={onDark ? { color: "gold300" } : { color: "gold800" }}>SELL</b> = {sell}
    </p>
  </div>
);
