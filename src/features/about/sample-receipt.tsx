import type { ThemeUICSSObject } from "theme-ui";

import { toRupiah } from "../../lib/format/amount";
import { formatRate } from "../../lib/format/format-number";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { rowNote } from "../rates/model/freshness";
import { pickRate } from "../rates/model/rate";
import { useFreshness, useRates, useToday } from "../rates/use-rates";

const AMOUNT = 100;

const receiptStyle: ThemeUICSSObject = {
  display: "grid",
  gap: 2,
  justifySelf: "start",
  width: "min(14.375rem, 100%)",
  m: "26px 0 -40px",
  p: "20px 20px 44px",
  borderRadius: "3px 3px 0 0",
  bg: "white",
  color: "ink",
  boxShadow: 2,
  // As a drawing, it grows with the page's text only as far as its figures stay on the paper.
  containerType: "inline-size",
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums lining-nums",
  // As high without a figure as with one.
  "& > div": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: 3,
    minHeight: "1.3em",
    fontSize: "min(.9375rem, 7.9cqi)",
  },
  "& dt": { color: "muted" },
  "& dd": { fontWeight: 650 },
  "& > div:last-of-type": { minHeight: 37, pt: "10px", borderTop: "1px dashed", borderColor: "sand400" },
  "& > div:last-of-type dd": { fontSize: "min(1.25rem, 10.5cqi)", fontWeight: 800, letterSpacing: "-.03em" },
  // Where no figure is known, a line as on an empty form.
  "& dd:empty": { width: 72, height: ".65em", borderRadius: 1, bg: "sand200" },
  "& > div:last-of-type dd:empty": { width: 104 },
  [media.wide]: { alignSelf: "end", justifySelf: "center", m: "0 0 -64px" },
};

/**
 * The printed slip, drawn: a hundred dollars at the buy rate of this minute. A figure that is not live could be taken
 * for today's, so without live rates the lines stay empty.
 */
export const SampleReceipt = () => {
  const { rates } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  const usd = rates && pickRate(rates, "USD");
  const rate = freshness === "live" && usd && !rowNote(usd, today) ? usd.buyRate : undefined;
  const total = rate !== undefined ? toRupiah(AMOUNT, rate) : undefined;
  return (
    <dl aria-hidden="true" sx={receiptStyle}>
      <div>
        <dt>USD</dt>
        <dd>{AMOUNT}</dd>
      </div>
      <div>
        <dt>{en.rates.sides.buy}</dt>
        <dd>{rate !== undefined && formatRate(rate)}</dd>
      </div>
      <div>
        <dt>IDR</dt>
        <dd>{total !== undefined && formatRate(total)}</dd>
      </div>
    </dl>
  );
};
