import { graphql, Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../lib/paths";
import { container, containerQueries } from "../theme/tokens";
import { Brand } from "./brand";
import { SiteNav } from "./site-nav";

const barStyle: ThemeUICSSObject = {
  ...container,
  bg: "background",
  borderBottom: "1px solid",
  borderColor: "border",
};

const wrapStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  // A long company name takes the link's place on a phone; that goes below it.
  flexWrap: "wrap",
  gap: "clamp(16px, 2.4vw, 40px)",
  py: "14px",
  "& > nav": { ml: "auto" },
};

const ratesStyle: ThemeUICSSObject = {
  variant: "buttons.primaryCompact",
  display: "none",
  [containerQueries.phone]: { display: "inline-flex" },
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
