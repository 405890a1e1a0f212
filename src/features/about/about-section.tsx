import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import type { SectionId } from "../../lib/paths";
import { media } from "../../theme/tokens";
import { Certificate } from "./certificate";
import { ValueCards } from "./value-cards";

const id: SectionId = "aboutUs_section";
const headingId = `${id}_heading`;

const topStyle: ThemeUICSSObject = {
  display: "grid",
  gap: 3,
  mb: "block",
  "& h2": {
    display: "flex",
    alignItems: "center",
    gap: 3,
    fontSize: "lead",
    fontWeight: 700,
    letterSpacing: "-.01em",
    color: "teal600",
    "&::after": { content: '""', variant: "art.threadTile", width: 72, color: "gold500" },
  },
  "& p": {
    maxWidth: "17.38em",
    fontSize: "statement",
    lineHeight: 1.16,
    letterSpacing: "-.034em",
    textWrap: "balance",
  },
  "& em": { fontStyle: "normal", fontWeight: 700, color: "teal600" },
  [media.split]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    alignItems: "start",
    columnGap: 5,
    "& h2": { pt: 3 },
  },
};

type Props = { readonly data: Queries.AboutSectionFragment };

export const AboutSection = ({ data: { aboutYaml: about, companyYaml: company, site } }: Props) => (
  <section id={id} aria-labelledby={headingId} sx={{ variant: "layout.section" }}>
    <div sx={{ variant: "layout.wrap" }}>
      <div sx={topStyle}>
        <h2 id={headingId}>{about.heading}</h2>
        <p>
          {about.statement} <em>{about.statementEmphasis}</em>
        </p>
      </div>
      <ValueCards values={about.values} />
      <Certificate authorised={about.authorised} company={company} siteUrl={site.siteMetadata.siteUrl} />
    </div>
  </section>
);

export const fragment = graphql`
  fragment AboutSection on Query {
    companyYaml {
      ...CertificateCompany
    }
    ...SiteUrl
    aboutYaml {
      heading
      statement
      statementEmphasis
      values {
        ...ValueCard
      }
      authorised {
        ...Certificate
      }
    }
  }
`;
