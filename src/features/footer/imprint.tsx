import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Verbatim } from "../../components/verbatim";
import { shortAddress } from "../../lib/links";
import { qrCodePath } from "../../lib/paths";
import { media } from "../../theme/tokens";

const imprintStyle: ThemeUICSSObject = {
  display: "none",
  [media.print]: {
    display: "flex",
    alignItems: "center",
    gap: 5,
    mt: 4,
    pt: 3,
    borderTop: "2px solid",
    fontSize: "small",
    lineHeight: 1.5,
    breakInside: "avoid",
    "& > div": { flex: 1 },
    "& strong": { display: "block", fontSize: "1rem" },
    "& figure": { display: "flex", alignItems: "center", gap: 3, fontWeight: 650 },
    "& figcaption": { maxWidth: "8em", textAlign: "right" },
  },
};

type Props = { readonly data: Queries.ImprintFragment };

/** The foot of a printed page, which has no links: who we are, where to find us, and a code that opens the rates. */
export const Imprint = ({ data: { boardYaml, branchesYaml, companyYaml: company, site } }: Props) => {
  const headOffice = branchesYaml.branches.find((branch) => branch.headOffice);
  const website = shortAddress(site.siteMetadata.siteUrl);
  return (
    <div sx={imprintStyle}>
      <div>
        <strong>
          <Verbatim>{company.name}</Verbatim>
        </strong>
        <p>
          {company.licence.authority} <Verbatim>{company.licence.number}</Verbatim>
        </p>
        <p>{headOffice?.address}</p>
        <p>{`${company.hours.days} ${company.hours.opens}-${company.hours.closes}`}</p>
        <p>
          <Verbatim>
            {[headOffice?.phone, company.email, website].filter((part) => part !== undefined).join(" · ")}
          </Verbatim>
        </p>
      </div>
      {website !== undefined && (
        <figure>
          <figcaption>{boardYaml.qrCode.label}</figcaption>
          <img src={qrCodePath()} alt="" width={96} height={96} loading="lazy" />
        </figure>
      )}
    </div>
  );
};

export const fragment = graphql`
  fragment Imprint on Query {
    boardYaml {
      qrCode {
        label
      }
    }
    branchesYaml {
      branches {
        headOffice
        address
        phone
      }
    }
    companyYaml {
      name
      email
      licence {
        authority
        number
      }
      hours {
        days
        opens
        closes
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
  }
`;
