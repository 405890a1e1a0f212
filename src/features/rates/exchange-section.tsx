import { graphql } from "gatsby";
import { useCallback, useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { DialogButton } from "../../components/dialog-button";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { inquiryHref } from "../../lib/links";
import { paths, type SectionId } from "../../lib/paths";
import { media } from "../../theme/tokens";
import type { Calculation } from "./calculator/address";
import { Calculator } from "./calculator/calculator";
import type { ChooseRate } from "./buy-rate-card";
import { BuyRateCards } from "./buy-rate-cards";
import { RatesStatus } from "./rates-status";

const sectionStyle: ThemeUICSSObject = {
  variant: "layout.section",
  bg: "surface",
  borderBlock: "line",
};

const actionsStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: "8px clamp(14px, 2vw, 24px)",
  alignItems: "center",
  [media.print]: { display: "none" },
};

const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "block",
  [media.desktop]: { gridTemplateColumns: "7fr 5fr", gap: 4 },
  // The rates without the calculator.
  [media.print]: { display: "block", "& > * + *": { display: "none" } },
};

const noScriptStyle: ThemeUICSSObject = { fontSize: "lead", maxWidth: "41em" };

const notesStyle: ThemeUICSSObject = {
  display: "grid",
  mt: "block",
  "& li": {
    py: "14px",
    borderTop: "line",
    variant: "text.note",
    color: "muted",
  },
  "& b": { display: "block", color: "text", fontWeight: 700 },
  [media.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: 6 },
  [media.desktop]: { gridTemplateColumns: "repeat(4, 1fr)", "& li": { pt: "18px", pb: 0 } },
  [media.print]: { mt: 4, gridTemplateColumns: "repeat(4, 1fr)", columnGap: 4, "& li": { py: 0, border: 0 } },
};

const id: SectionId = "exchange_section";

type Props = {
  readonly data: Queries.ExchangeSectionFragment;
};

/** Live rates for six currencies, a dialog with more, the calculator, and notes. */
export const ExchangeSection = ({ data }: Props) => {
  const { exchangeYaml: exchange, companyYaml: company } = data;
  const { rates } = useStrings();
  const [request, setRequest] = useState<Partial<Calculation>>();
  const amount = useRef<HTMLInputElement>(null);
  const choose = useCallback<ChooseRate>((choice, event) => {
    setRequest(choice);
    // A link to a place leaves the focus on nothing. Enter has no click count.
    if (event.detail > 0 || !amount.current || amount.current.disabled) return;
    event.preventDefault();
    amount.current.focus();
  }, []);
  return (
    <section id={id} aria-labelledby="exchange-heading" sx={sectionStyle}>
      <div sx={{ variant: "layout.wrap" }}>
        <div sx={{ variant: "layout.sectionHeadRow" }}>
          <div sx={{ display: "grid", gap: 3 }}>
            <h2 id="exchange-heading" sx={{ variant: "text.h2" }}>
              {exchange.heading}
            </h2>
            <RatesStatus />
          </div>
          <div sx={actionsStyle}>
            <DialogButton
              load={() => import("./rates-dialog")}
              data={data}
              sx={{ variant: "buttons.primaryCompact", [media.noScript]: { display: "none" } }}
            >
              {rates.today}
            </DialogButton>
            <PageLink to={paths.board.href()} sx={{ variant: "links.arrow" }}>
              {rates.boardLink} <Icon name="arrow" />
            </PageLink>
          </div>
        </div>
        <noscript>
          <p sx={noScriptStyle}>{exchange.noScript}</p>
        </noscript>
        <div sx={gridStyle}>
          <BuyRateCards onChoose={choose} pages={data.allCurrencyYaml.nodes} askHref={inquiryHref(company)} />
          <Calculator id="calculator_section" data={data} request={request} amountRef={amount} />
        </div>
        <ul sx={notesStyle}>
          {exchange.notes.map(({ title, text }, index) => (
            <li key={index}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

export const fragment = graphql`
  fragment ExchangeSection on Query {
    exchangeYaml {
      heading
      noScript
      notes {
        title
        text
      }
    }
    ...Calculator
  }
`;
