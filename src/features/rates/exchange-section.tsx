import { graphql, Link } from "gatsby";
import { useState, type ComponentType } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { paths } from "../../lib/paths";
import { media } from "../../theme/tokens";
import { Calculator } from "./calculator";
import { RateCards } from "./rate-cards";
import { RatesStatus } from "./rates-status";

const sectionStyle: ThemeUICSSObject = {
  variant: "layout.section",
  bg: "surface",
  borderBlock: "1px solid",
  borderColor: "border",
};

const actionsStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: "8px clamp(14px, 2vw, 24px)",
  alignItems: "center",
};

const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gap: "28px",
  [media.desktop]: { gridTemplateColumns: "7fr 5fr", gap: "18px" },
};

const noScriptStyle: ThemeUICSSObject = { fontSize: "lead", maxWidth: "56ch" };

const notesStyle: ThemeUICSSObject = {
  display: "grid",
  mt: "clamp(28px, 3vw, 44px)",
  "& li": {
    py: "14px",
    borderTop: "1px solid",
    borderColor: "border",
    color: "muted",
    fontSize: ".9375rem",
    lineHeight: 1.5,
  },
  "& b": { display: "block", color: "text", fontWeight: 700 },
  "@media (min-width: 720px)": { gridTemplateColumns: "1fr 1fr", columnGap: 6 },
  [media.desktop]: { gridTemplateColumns: "repeat(4, 1fr)", "& li": { pt: "18px", pb: 0 } },
};

const loadDialog = () => import("./rates-dialog");
type DialogProps = Parameters<Awaited<ReturnType<typeof loadDialog>>["default"]>[0];

/** Opens the dialog, whose code is fetched when the button is about to be pressed. */
const TodaysRates = ({ legend }: Pick<DialogProps, "legend">) => {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const preload = () => void loadDialog().catch(() => undefined);
  const open = () =>
    loadDialog().then(
      (module) => setDialog(() => module.default),
      // Its code cannot be had (offline, or replaced by a newer version of the site): the rates page shows the same.
      () => window.location.assign(paths.board.href()),
    );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
        sx={{ variant: "buttons.primaryCompact", [media.noScript]: { display: "none" } }}
      >
        Today&apos;s Rates
      </button>
      {Dialog && <Dialog legend={legend} onClose={() => setDialog(undefined)} />}
    </>
  );
};

type Props = {
  readonly exchange: Queries.ExchangeSectionFragment;
  readonly company: Queries.ExchangeCompanyFragment;
};

/** Live rates for six currencies, all rates in a dialog, a calculator, and what to know before coming. */
const ExchangeSection = ({ exchange, company }: Props) => (
  <section id="exchange_section" aria-labelledby="exchange-heading" sx={sectionStyle}>
    <div sx={{ variant: "layout.wrap" }}>
      <div sx={{ variant: "layout.sectionHeadRow" }}>
        <div sx={{ display: "grid", gap: 3 }}>
          <h2 id="exchange-heading" sx={{ variant: "text.h2" }}>
            {exchange.heading}
          </h2>
          <RatesStatus announced />
        </div>
        <div sx={actionsStyle}>
          <TodaysRates legend={exchange.legend} />
          <Link to={paths.board.href()} sx={{ variant: "links.arrow" }}>
            Real-time Rates Page <Icon name="arrow" />
          </Link>
        </div>
      </div>
      <noscript>
        <p sx={noScriptStyle}>{exchange.noScript}</p>
      </noscript>
      <div sx={gridStyle}>
        <RateCards />
        <Calculator texts={exchange} company={company} />
      </div>
      <ul sx={notesStyle}>
        {exchange.notes.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  </section>
);

export default ExchangeSection;

export const fragments = graphql`
  fragment CalculatorTexts on ExchangeYaml {
    legend {
      buy
      sell
    }
    minimum {
      amount
      currency
      text
    }
    calculator {
      title
      have
      want
      indicative
      enquiryButton
      enquiry
    }
  }

  fragment ExchangeSection on ExchangeYaml {
    heading
    noScript
    notes {
      title
      text
    }
    ...CalculatorTexts
  }

  fragment ExchangeCompany on CompanyYaml {
    whatsapp
    whatsappInquiry
  }
`;
