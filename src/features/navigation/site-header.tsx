import { graphql, Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../../lib/paths";
import { container, containerQueries, media } from "../../theme/tokens";
import { Brand } from "../../components/brand";
import { SiteMenu } from "./site-menu";
import { SiteNav } from "./site-nav";

const barStyle: ThemeUICSSObject = {
  ...container,
  position: "relative",
  zIndex: "header",
  bg: "background",
  borderBottom: "1px solid",
  borderColor: "border",
};

const wrapStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "clamp(16px, 2.4vw, 40px)",
  py: "14px",
  "& > nav": { order: 1, flexBasis: "100%" },
  [containerQueries.hero]: { "& > nav": { order: "initial", flexBasis: "auto", ml: "auto" } },
};

const ratesStyle: ThemeUICSSObject = {
  variant: "buttons.primaryCompact",
  // Phones have it in the bar at the foot of the screen.
  display: "none",
  ml: "auto",
  [containerQueries.wide]: { display: "inline-flex" },
  [containerQueries.hero]: { ml: 0 },
  [media.print]: { display: "none" },
};

type Props = { readonly data: Queries.SiteHeaderFragment };

/** The bar at the top of the inner pages: home, sections, today's rates. */
export const SiteHeader = ({ data: { companyYaml: company, heroYaml } }: Props) => (
  <header sx={barStyle}>
    <div sx={wrapStyle}>
      <Brand name={company.shortName} descriptor={company.descriptor} logoUrl={company.logoMark.publicURL} />
      <SiteNav />
      <Link to={paths.board.href()} sx={ratesStyle}>
        {heroYaml.ratesButton}
      </Link>
      <SiteMenu />
    </div>
  </header>
);

export const fragment = graphql`
  fragment SiteHeader on Query {
    companyYaml {
      shortName
      descriptor
      logoMark {
        publicURL
      }
    }
    heroYaml {
      ratesButton
    }
  }
`;
