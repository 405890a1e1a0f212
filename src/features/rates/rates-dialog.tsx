import { memo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ChangingFigure } from "../../components/changing-figure";
import { Dialog } from "../../components/dialog";
import { ExternalLink } from "../../components/external-link";
import { Flag } from "../../components/flag";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { whatsappHref } from "../../lib/links";
import { paths } from "../../lib/paths";
import { media, space } from "../../theme/tokens";
import { Legend } from "./legend";
import type { Freshness } from "./model/freshness";
import { keyOf, type Rates } from "./model/rate";
import { shown } from "./model/shown";
import { RatesStatus } from "./rates-status";
import { RefreshButton } from "./refresh-button";
import { useFreshness, useRates, useToday } from "./use-rates";

/** Specification, section 9. */
const MOST_ROWS = 6;

const footStyle: ThemeUICSSObject = {
  // The actions stay in reach while the rates scroll, except on low screens.
  position: "sticky",
  bottom: 0,
  [media.low]: { position: "static" },
  display: "flex",
  flexWrap: "wrap",
  gap: "10px",
  alignItems: "center",
  justifyContent: "space-between",
  px: "card",
  pt: 4,
  pb: `calc(${space[4]}px + env(safe-area-inset-bottom))`,
  borderTop: "line",
  bg: "surface",
};

/** On the screen of a small laptop the legend below the rows is whole. */
const partStyle: ThemeUICSSObject = {
  variant: "layout.dialogPart",
  "--row": "68px",
  "@media (max-height: 47em)": { "--row": "52px" },
};

const tableStyle: ThemeUICSSObject = {
  width: "100%",
  borderCollapse: "collapse",
  "& th, & td": { p: "12px 0 12px 8px", textAlign: "right" },
  "& thead th": { pt: 0, pb: "10px", fontSize: "micro", fontWeight: 700, color: "muted" },
  "& th:first-of-type": { pl: 0, textAlign: "left" },
  "& tbody tr": { height: "var(--row)", borderTop: "line" },
  "& tbody td, & tbody th": {
    py: "calc((var(--row) - 44px) / 2)",
    // Both figures fit a phone with text at 200 %.
    fontSize: "min(1.1875rem, 6vw)",
    fontWeight: 700,
    letterSpacing: "-.02em",
    lineHeight: 1.3,
    whiteSpace: "nowrap",
  },
  "&[data-long=true] tbody td": { fontSize: "min(.875rem, 4.4vw)" },
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

/** Six digits and two decimals: the longest figures of real currencies. */
const LONGEST_AT_FULL_SIZE = 10;

type RatesTableProps = { readonly rates: Rates; readonly today: number; readonly freshness: Freshness };

/** Memoized: a poll with equal rates renders no row. */
const RatesTable = memo(function RatesTable({ rates, today, freshness }: RatesTableProps) {
  const strings = useStrings();
  const rows = rates
    .slice(0, MOST_ROWS)
    .map((rate) => ({ key: keyOf(rate), ...shown(rate, today, strings, freshness) }));
  const longest = Math.max(...rows.flatMap(({ figures: { buy, sell } }) => [buy.length, sell.length]));
  return (
    <table data-long={longest > LONGEST_AT_FULL_SIZE} sx={tableStyle}>
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
const rowsBarStyle: ThemeUICSSObject = {
  variant: "skeletons.lone",
  height: `calc(var(--row) * ${MOST_ROWS})`,
  mt: "31px",
  maskImage:
    "repeating-linear-gradient(transparent 0 calc(var(--row) - 46px), black 0 calc(var(--row) - 22px), transparent 0 var(--row))",
};

const noticeStyle: ThemeUICSSObject = {
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 4,
  minHeight: 300,
  textAlign: "center",
  fontWeight: 600,
};

const failedStyle: ThemeUICSSObject = {
  ...noticeStyle,
  "&::before": { content: '""', variant: "art.thread", width: 132, height: 44, color: "coral500" },
};

type Props = {
  /** The legend and the WhatsApp number are the calculator's. */
  readonly data: Queries.CalculatorFragment;
  readonly onClose: () => void;
};

/** The dialog 'Today's Rates': the first six rates with both sides. */
const RatesDialog = ({ data, onClose }: Props) => {
  const { rates, state } = useRates();
  const { freshness } = useFreshness();
  const today = useToday();
  const { common, rates: texts } = useStrings();
  const { whatsapp, whatsappInquiry } = data.companyYaml;
  return (
    <Dialog title={texts.today} note={<RatesStatus />} onClose={onClose}>
      <div sx={partStyle} aria-busy={state === "loading"}>
        {state === "loading" && <div aria-hidden="true" sx={rowsBarStyle} />}
        {state === "failed" && (
          <div sx={failedStyle}>
            <p role="alert">{texts.failed}</p>
            <ExternalLink href={whatsappHref(whatsapp, whatsappInquiry)} sx={{ textDecoration: "underline" }}>
              {texts.askOnWhatsapp}
            </ExternalLink>
          </div>
        )}
        {rates && rates.length > 0 && <RatesTable rates={rates} today={today} freshness={freshness} />}
        {rates?.length === 0 && <p sx={noticeStyle}>{texts.none}</p>}
        {state !== "failed" && (
          <div sx={{ pt: 3, borderTop: "line" }}>
            <Legend {...data.exchangeYaml.legend} />
          </div>
        )}
      </div>
      <div sx={footStyle}>
        {/* The same button, which keeps the focus when the rates arrive. */}
        <RefreshButton texts={texts.toasts} sx={{ variant: "buttons.primaryCompact" }}>
          <span>{state === "failed" ? common.tryAgain : common.refresh}</span>
        </RefreshButton>
        {/* Replaces the dialog's history entry. */}
        <PageLink to={paths.board.href()} replace sx={{ variant: "links.arrow" }}>
          {texts.fullPage} <Icon name="arrow" />
        </PageLink>
      </div>
    </Dialog>
  );
};

export default RatesDialog;
