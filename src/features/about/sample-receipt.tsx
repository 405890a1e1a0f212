import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import { formatRate } from "../../lib/format/format-number";
import { media } from "../../theme/tokens";
import { convert } from "../rates/model/conversion";
import { pickRate, rateOf } from "../rates/model/rate";
import { shown } from "../rates/model/shown";
import { useFreshness, useRates, useToday } from "../rates/use-rates";

const AMOUNT = 100;

/** Phones show the receipt as a small drawing, with a bar for each word and figure. */
const receiptStyle: ThemeUICSSObject = {
  display: "grid",
  gap: "7px",
  justifySelf: "center",
  width: 54,
  p: "12px 9px",
  border: "1.5px solid",
  borderRadius: 1,
  bg: "white",
  color: "ink",
  boxShadow: 2,
  lineHeight: 1.3,
  "& > div": { display: "flex", justifyContent: "space-between", alignItems: "baseline" },
  "& dt, & dd": { width: 12, height: 2, fontSize: 0, bg: "ink" },
  "& > div:last-of-type": { pt: "7px", borderTop: "1px dashed" },
  "& > div:last-of-type dd": { width: 18, height: 3, bg: "gold700" },
  [media.wide]: {
    order: 1,
    alignSelf: "end",
    gap: 2,
    width: "min(14.375rem, 100%)",
    m: "0 0 -64px",
    p: "20px 20px 44px",
    border: 0,
    // With a large text size the figures still fit on the paper.
    containerType: "inline-size",
    // A line has the same height with and without its figure.
    "& > div": { minHeight: "1.3em", fontSize: "min(.9375rem, 7.9cqi)" },
    "& dt, & dd": { size: "auto", fontSize: "inherit", bg: "transparent" },
    "& dt": { color: "muted" },
    "& dd": { fontWeight: 600 },
    "& > div:last-of-type": { minHeight: 37, pt: "10px", borderColor: "sand400" },
    "& > div:last-of-type dd": {
      width: "auto",
      fontSize: "min(1.25rem, 10.5cqi)",
      fontWeight: 800,
      letterSpacing: "-.03em",
      bg: "transparent",
    },
    // Without a figure there is a line, as on an empty form.
    "& dd:empty": { width: 72, height: ".65em", borderRadius: 1, bg: "sand200" },
    "& > div:last-of-type dd:empty": { width: 104, bg: "sand200" },
  },
};

/**
 * A drawing of a printed receipt: USD 100 at the current buy rate. Without a live rate its lines stay empty, because
 * visitors could take an old figure for today's.
 */
export const SampleReceipt = () => {
  const { rates } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  const strings = useStrings();
  const usd = rates && pickRate(rates, "USD");
  const isLive = usd && shown(usd, today, strings, freshness).tone === "live";
  const rate = isLive ? rateOf(usd, "buy") : undefined;
  const total = rate !== undefined ? convert(AMOUNT, rate) : undefined;
  return (
    <dl aria-hidden="true" sx={receiptStyle}>
      <div>
        <dt>USD</dt>
        <dd>{AMOUNT}</dd>
      </div>
      <div>
        <dt>{strings.rates.sides.buy}</dt>
        <dd>{rate !== undefined && formatRate(rate)}</dd>
      </div>
      <div>
        <dt>IDR</dt>
        <dd>{total !== undefined && formatRate(total)}</dd>
      </div>
    </dl>
  );
};
