import type { ThemeUICSSObject } from "theme-ui";

import { Brand } from "../../components/brand";
import { LanguageLinks } from "../../components/language-links";
import { Verbatim } from "../../components/verbatim";
import { shortAddress } from "../../lib/links";
import { media } from "../../theme/tokens";

const registrationStyle: ThemeUICSSObject = {
  mt: 4,
  pt: 4,
  borderTop: "lineOnDark",
  "& strong": { display: "block", fontWeight: 600, color: "text" },
  [media.print]: { m: 0, p: 0, border: 0, "& strong": { display: "inline" } },
};

const screenStyle: ThemeUICSSObject = { mt: 4, [media.print]: { display: "none" } };
const printedStyle: ThemeUICSSObject = { display: "none", [media.print]: { display: "block" } };

type Props = {
  readonly data: Queries.FooterFragment;
  readonly headOffice: Queries.FooterFragment["allBranchYaml"]["nodes"][number] | undefined;
  readonly hours: string;
};

/** Who we are. On paper also where to find us. */
export const Imprint = ({ data, headOffice, hours }: Props) => {
  const { companyYaml: company, footerYaml: footer, site } = data;
  const reach = [headOffice?.phone, company.email, shortAddress(site.siteMetadata.siteUrl)];
  return (
    <div>
      <Brand company={company} />
      <p sx={screenStyle}>{footer.blurb}</p>
      <p sx={registrationStyle}>
        <strong>{company.licence.authority}</strong> <Verbatim>{company.licence.number}</Verbatim>
      </p>
      <div sx={printedStyle}>
        <p>{headOffice?.address}</p>
        <p>
          {hours} · <Verbatim>{reach.filter((part) => part !== undefined).join(" · ")}</Verbatim>
        </p>
      </div>
    </div>
  );
};

const baseStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 5,
  mt: "block",
  pt: 5,
  pb: 6,
  borderTop: "lineOnDark",
  fontSize: "small",
  color: "muted",
  "& ul": { display: "flex", flexWrap: "wrap", gap: 3 },
  "& a": { variant: "links.arrow", color: "textSoft" },
  "& img": { width: "auto", minWidth: 56, height: 56 },
  [media.print]: { display: "none" },
};

/** Copyright, languages and logos. */
export const Colophon = ({ footer }: { readonly footer: Queries.FooterFragment["footerYaml"] }) => (
  <div sx={baseStyle}>
    <p>
      <Verbatim>{footer.copyright}</Verbatim>
    </p>
    <p>
      <LanguageLinks />
    </p>
    <ul>
      {footer.logos.map(({ image, alt }, index) => (
        <li key={index}>
          <img src={image.publicURL} alt={alt} width={56} height={56} loading="lazy" />
        </li>
      ))}
    </ul>
  </div>
);
