import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Brand } from "../../components/brand";
import { OpenStatus } from "../../components/open-status";
import { PageLink } from "../../components/page-link";
import { paths } from "../../lib/paths";
import { container, containerQueries, media } from "../../theme/tokens";
import { SiteMenu } from "./site-menu";

/** Height of the header on wide screens, in px, unless text is larger. */
export const WIDE_BAR = 84;

const barStyle: ThemeUICSSObject = {
  ...container,
  position: "relative",
  zIndex: "header",
  bg: "background",
  borderBottom: "line",
};

/** The landing page's hero begins without a line, but for the sea of wide screens. */
const seamlessStyle: ThemeUICSSObject = {
  ...barStyle,
  borderBottom: 0,
  [containerQueries.hero]: { borderBottom: "line" },
};

const wrapStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  // Less on low screens, so that the rate is on the first screen.
  gap: "clamp(2px, 1.6vh - 6px, 8px) 16px",
  py: "clamp(6px, 3.4vh - 12px, 18px)",
  [media.narrow]: { columnGap: "4px" },
  [containerQueries.hero]: {
    flexWrap: "nowrap",
    columnGap: "clamp(16px, 2.4vw, 40px)",
    minHeight: WIDE_BAR,
    py: 0,
  },
  [media.print]: { minHeight: 0, py: 0 },
};

const statusStyle: ThemeUICSSObject = {
  // On phones it has a separate line, so that its length causes no layout shift.
  [media.narrow]: { order: 1, flexBasis: "100%", fontSize: "micro", lineHeight: 1.3 },
  // Wider screens: it ends at the menu.
  [media.wide]: { ml: "auto" },
  "& + div": { ml: 0 },
  [containerQueries.hero]: { display: "none" },
};

const ratesStyle: ThemeUICSSObject = {
  variant: "buttons.primaryCompact",
  // Phones have it in the menu, and so have screens that have no room for it beside the menu's links.
  display: "none",
  [containerQueries.wide]: { display: "inline-flex" },
  [containerQueries.hero]: { display: "none" },
  [containerQueries.full]: { display: "inline-flex" },
  // The variant's rule for print comes before the container queries.
  [media.print]: { display: "none !important" },
};

type Props = {
  readonly data: Queries.SiteHeaderFragment;
  /** The landing page's header has the opening status, because the hero below it has the button to the rates. */
  readonly isHome?: boolean;
};

/** The first line of a page: home, opening status or rates, and the menu. */
export const SiteHeader = ({ data, isHome = false }: Props) => (
  <header sx={isHome ? seamlessStyle : barStyle}>
    <div sx={wrapStyle}>
      <Brand company={data.companyYaml} />
      {isHome && <OpenStatus opening={data.companyYaml} sx={statusStyle} />}
      <SiteMenu data={data} isHome={isHome} />
      {!isHome && (
        <PageLink to={paths.board.href()} sx={ratesStyle}>
          {data.heroYaml.ratesButton}
        </PageLink>
      )}
    </div>
  </header>
);

export const fragment = graphql`
  fragment SiteHeader on Query {
    companyYaml {
      ...Brand
      ...OpeningHours
    }
    heroYaml {
      ratesButton
    }
    ...FaqDialog
  }
`;
