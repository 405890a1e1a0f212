import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../lib/paths";
import { media } from "../theme/tokens";
import { PageLink } from "./page-link";
import { Verbatim } from "./verbatim";

const brandStyle: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: 3,
  minHeight: 48,
  "& img": { size: 46 },
  "& span": {
    display: "grid",
    fontWeight: 800,
    fontSize: "lead",
    lineHeight: 1,
    letterSpacing: "-.03em",
  },
  "& small": {
    mt: "5px",
    whiteSpace: "nowrap",
    fontWeight: 600,
    fontSize: "micro",
    letterSpacing: "-.005em",
    color: "muted",
  },
  [media.narrow]: { gap: "9px", "& img": { size: 40 } },
};

type Props = { readonly company: Queries.BrandFragment };

/** Logo and name, leading home. */
export const Brand = ({ company }: Props) => (
  <PageLink to={paths.home.href()} sx={brandStyle}>
    <img src={company.logoMark.publicURL} width={46} height={46} alt="" fetchPriority="low" />
    <Verbatim>
      {company.shortName} <small>{company.descriptor}</small>
    </Verbatim>
  </PageLink>
);

export const fragment = graphql`
  fragment Brand on CompanyYaml {
    shortName
    descriptor
    logoMark {
      publicURL
    }
  }
`;
