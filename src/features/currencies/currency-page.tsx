import { graphql } from "gatsby";
import { useMemo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { OpenStatus } from "../../components/open-status";
import { useLanguage, useStrings } from "../../components/page-language";
import { Breadcrumb, PageHead } from "../../components/page-head";
import { PageLink } from "../../components/page-link";
import { fillPlaceholders } from "../../lib/fill-placeholders";
import { formatRate } from "../../lib/format/format-number";
import { openingOf } from "../../lib/opening-hours";
import { paths } from "../../lib/paths";
import { media } from "../../theme/tokens";
import { Calculator } from "../rates/calculator/calculator";
import { LiveRates, UsualAmounts } from "./live-rates";
import { RecentRates, useLastRecorded } from "./recent-rates";
import { words } from "./words";

const headStyle: ThemeUICSSObject = {
  "--line": "var(--line-on-dark)",
  // The drawing is behind the calculator's small print, and without scripts behind all words.
  "& > div:first-of-type": { opacity: 0.25 },
  "& h1": { variant: "text.title", mb: 3, fontWeight: 800 },
  [media.tablet]: { "& h1": { mb: 5, fontSize: "statement" } },
  [media.noScript]: { "& section, & > div:first-of-type": { display: "none" } },
};

const columnsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: "block",
  rowGap: 5,
  alignItems: "start",
  [media.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
  },
  [media.print]: { gridTemplateColumns: "1fr 1fr" },
};

/** Beside the rates and the amounts, and between them on phones. It has the ground of the head. */
const calculatorStyle: ThemeUICSSObject = {
  [media.tablet]: { gridArea: "1 / 2 / span 2" },
  "& > div": { p: 0, border: 0, bg: "transparent", overflow: "visible" },
  "& > div > div:first-of-type[aria-hidden]": { display: "none" },
  [media.print]: { display: "none" },
};

const bodyStyle: ThemeUICSSObject = {
  variant: "layout.section",
  py: "block",
  bg: "tint",
  "& h2": { variant: "text.h3", mb: 3 },
  "& section + section": { mt: "block" },
  "& dt": { mt: 3, fontWeight: 700 },
  "& li > a": { variant: "links.arrow" },
  [media.print]: { "& section + section": { mt: 4 }, "& summary": { display: "none" } },
};

const countersStyle: ThemeUICSSObject = {
  "& > li": { display: "grid", justifyItems: "start", pb: 2 },
  // Large text on a tablet needs a second line.
  "& > li > span, & > li > span::after": { whiteSpace: "pre-wrap" },
};

type Props = { readonly data: Queries.CurrencyDetailsFragment };

/** The rates of one currency, the calculator that is set to it, and usual amounts. */
export const CurrencyHead = ({ data }: Props) => {
  const { currencyYaml: currency, siteYaml } = data;
  const code = currency.slug.toUpperCase();
  const [note = 1] = currency.notes;
  // A single note can be below the minimum.
  const request = useMemo(() => ({ code, amount: 5 * note }), [code, note]);
  const { navigation } = useStrings();
  const lastRecorded = useLastRecorded(currency);
  return (
    <PageHead sx={headStyle}>
      <Breadcrumb>
        <PageLink to={paths.board.href()}>{navigation.rates}</PageLink>
      </Breadcrumb>
      <h1>{fillPlaceholders(siteYaml.pages.currency.title, { currency: currency.name, code })}</h1>
      <noscript>
        <p>
          {lastRecorded} {data.exchangeYaml.noScript}
        </p>
      </noscript>
      <div sx={columnsStyle}>
        <LiveRates data={data} />
        <div sx={calculatorStyle}>
          <Calculator id="calculator_section" data={data} request={request} />
        </div>
        <UsualAmounts data={data} />
      </div>
    </PageHead>
  );
};

/** Recent days, the notes, the counters, and the other currencies. */
export const CurrencyDetails = ({ data }: Props) => {
  const { currencyYaml: currency, allCurrencyYaml, allBranchYaml, companyYaml } = data;
  const code = currency.slug.toUpperCase();
  const { common } = useStrings();
  const text = words[useLanguage()];
  const list = (notes: readonly number[]) => notes.map((note) => formatRate(note)).join(", ");
  return (
    <div sx={bodyStyle}>
      <div sx={{ ...columnsStyle, variant: "layout.wrap" }}>
        <div>
          <section>
            <h2>{text.notes}</h2>
            <p>{text.usualNotes(list(currency.notes))}</p>
            {currency.smallNotes.length > 0 && <p>{text.smallNotes(list(currency.smallNotes), code)}</p>}
            <dl>
              <dt>{text.oldSeries}</dt>
              <dd>{currency.oldSeries}</dd>
              <dt>{text.condition}</dt>
              <dd>{currency.condition}</dd>
            </dl>
            <p sx={{ mt: 3, fontWeight: 600 }}>{currency.advice}</p>
          </section>
          <RecentRates currency={currency} />
        </div>
        <div>
          <section>
            <h2>{common.branches}</h2>
            <ul sx={countersStyle}>
              {allBranchYaml.nodes.map((branch) => (
                <li key={branch.slug}>
                  <PageLink to={paths.branch.href(branch.slug)}>{branch.name}</PageLink>
                  <OpenStatus opening={openingOf(branch, companyYaml)} />
                </li>
              ))}
            </ul>
          </section>
          <section sx={{ [media.print]: { display: "none" } }}>
            <h2>{common.currencies}</h2>
            <ul sx={{ display: "flex", flexWrap: "wrap", columnGap: 5 }}>
              {allCurrencyYaml.nodes
                .filter(({ slug }) => slug !== currency.slug)
                .map(({ slug, name }) => (
                  <li key={slug}>
                    <PageLink to={paths.currency.href(slug)}>{name}</PageLink>
                  </li>
                ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
};

export const fragment = graphql`
  fragment CurrencyDetails on Query {
    currencyYaml(id: { eq: $id }) {
      slug
      name
      notes
      smallNotes
      oldSeries
      condition
      advice
      recentDays {
        days {
          date
          buy
          sell
        }
        drawing
      }
    }
    allCurrencyYaml(sort: { order: ASC }) {
      nodes {
        slug
        name
      }
    }
    allBranchYaml(sort: [{ headOffice: DESC }, { order: ASC }]) {
      nodes {
        slug
        name
        ...BranchOpening
      }
    }
    companyYaml {
      ...OpeningHours
    }
    exchangeYaml {
      noScript
    }
    siteYaml {
      pages {
        currency {
          title
          description
        }
      }
    }
    ...Calculator
  }
`;
