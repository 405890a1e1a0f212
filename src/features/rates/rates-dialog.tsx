import { useMemo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Dialog } from "../../components/dialog";
import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { inquiryHref } from "../../lib/links";
import { paths } from "../../lib/paths";
import { media, space } from "../../theme/tokens";
import { Legend } from "./legend";
import { RatesStatus } from "./rates-status";
import { RatesTable, RatesTableBar } from "./rates-table";
import { RefreshButton } from "./refresh-button";
import { useFreshness, useRates } from "./use-rates";

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
  const first = useMemo(() => rates?.slice(0, MOST_ROWS) ?? [], [rates]);
  const { freshness } = useFreshness();
  const { common, rates: texts } = useStrings();
  return (
    <Dialog title={texts.today} note={<RatesStatus />} onClose={onClose}>
      <div sx={partStyle} aria-busy={state === "loading"}>
        {state === "loading" && <RatesTableBar rows={MOST_ROWS} />}
        {state === "failed" && (
          <div sx={failedStyle}>
            <p role="alert">{texts.failed}</p>
            <ExternalLink href={inquiryHref(data.companyYaml)} sx={{ textDecoration: "underline" }}>
              {texts.askOnWhatsapp}
            </ExternalLink>
          </div>
        )}
        {first.length > 0 && <RatesTable rates={first} freshness={freshness} />}
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
