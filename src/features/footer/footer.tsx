import { graphql, Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Brand } from "../../components/brand";
import { DialogButton } from "../../components/dialog-button";
import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { SectionLink } from "../../components/section-link";
import { PhoneLink, Verbatim } from "../../components/verbatim";
import { whatsappHref } from "../../lib/links";
import { paths, type SectionId } from "../../lib/paths";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { Imprint } from "./imprint";

const footerStyle: ThemeUICSSObject = {
  variant: "surfaces.footer",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  pt: "section",
  [media.print]: { pt: 0 },
};

const braidStyle: ThemeUICSSObject = {
  variant: "art.braid",
  position: "absolute",
  inset: "0 0 auto",
  color: "teal500",
};

const rosetteStyle: ThemeUICSSObject = {
  variant: "art.fine",
  left: "50%",
  bottom: "-420px",
  size: 760,
  color: "teal700",
  opacity: 0.4,
};

const columnsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 7,
  "& p": { maxWidth: "33.7em", color: "muted" },
  "& > * > h2": { mb: 2, fontSize: "body", fontWeight: 700, letterSpacing: "-.01em", color: "gold300" },
  "& > div": { minWidth: 0 },
  [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr) minmax(0, 2.6fr) minmax(0, 2.4fr)",
  },
};

const registrationStyle: ThemeUICSSObject = {
  mt: 4,
  pt: 4,
  borderTop: "lineOnDark",
  "& strong": { display: "block", fontWeight: 650, color: "text" },
};

const listStyle: ThemeUICSSObject = {
  color: "textSoft",
  "& > li": { display: "flex", alignItems: "center", minHeight: 44 },
  "& a": { variant: "links.quiet" },
};

const screenStyle: ThemeUICSSObject = { variant: "layout.wrap", [media.print]: { display: "none" } };

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
  "& img": { width: "auto", minWidth: 56, height: 56 },
};

/** Sections of the landing page by their names in footer.yaml. */
const sectionIds: Readonly<Record<string, SectionId>> = {
  about: "aboutUs_section",
  exchange: "exchange_section",
  testimonials: "testimonials_section",
  gallery: "gallery_section",
  location: "location_section",
  articles: "articles_section",
};

type Props = { readonly data: Queries.FooterFragment };

/** The foot of the landing page and of articles. */
export const Footer = ({ data }: Props) => {
  const { branchesYaml, companyYaml: company, footerYaml: footer, heroYaml } = data;
  const headOffice = branchesYaml.branches.find((branch) => branch.headOffice);
  return (
    <footer sx={footerStyle}>
      <div aria-hidden="true" sx={braidStyle} />
      <div aria-hidden="true" sx={rosetteStyle} />
      <Imprint data={data} />
      <div sx={screenStyle}>
        <div sx={columnsStyle}>
          <div>
            <Brand company={company} />
            <p sx={{ mt: 4 }}>{footer.blurb}</p>
            <p sx={registrationStyle}>
              <strong>{company.licence.authority}</strong> <Verbatim>{company.licence.number}</Verbatim>
            </p>
          </div>
          <div>
            <h2>{footer.services.title}</h2>
            <ul sx={listStyle}>
              {footer.services.items.map((service, index) => (
                <li key={index}>{service}</li>
              ))}
            </ul>
          </div>
          <nav aria-label={footer.links.title}>
            <h2>{footer.links.title}</h2>
            <ul sx={listStyle}>
              <li>
                <Link to={paths.board.href()}>{heroYaml.ratesButton}</Link>
              </li>
              {footer.links.items.map(({ label, section }, index) => {
                const sectionId = sectionIds[section];
                return (
                  sectionId && (
                    <li key={index}>
                      <SectionLink section={sectionId}>{label}</SectionLink>
                    </li>
                  )
                );
              })}
            </ul>
          </nav>
          <div>
            <h2>{footer.questions.title}</h2>
            <ul sx={listStyle}>
              <li>{`${company.hours.days} ${company.hours.opens}-${company.hours.closes}`}</li>
              {headOffice && (
                <li>
                  <PhoneLink phone={headOffice.phone}>
                    <Icon name="phone" /> {headOffice.phone}
                  </PhoneLink>
                </li>
              )}
              <li>
                <ExternalLink href={whatsappHref(company.whatsapp, company.whatsappInquiry)}>
                  <Icon name="chat" /> {en.common.whatsapp}
                </ExternalLink>
              </li>
            </ul>
            <p sx={{ my: 3 }}>{footer.questions.text}</p>
            <DialogButton
              load={() => import("../faq/faq-dialog")}
              data={data}
              sx={{ variant: "buttons.lineOnDarkCompact" }}
            >
              {footer.questions.button}
            </DialogButton>
          </div>
        </div>
        <div sx={baseStyle}>
          <p>
            <Verbatim>{footer.copyright}</Verbatim>
          </p>
          <ul>
            {footer.logos.map(({ image, alt }, index) => (
              <li key={index}>
                <img src={image.publicURL} alt={alt} width={56} height={56} loading="lazy" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
};

export const fragment = graphql`
  fragment Footer on Query {
    branchesYaml {
      branches {
        headOffice
        phone
      }
    }
    companyYaml {
      ...Brand
      ...OpeningHours
      whatsapp
      whatsappInquiry
      licence {
        authority
        number
      }
    }
    heroYaml {
      ratesButton
    }
    footerYaml {
      blurb
      services {
        title
        items
      }
      links {
        title
        items {
          label
          section
        }
      }
      questions {
        title
        text
        button
      }
      copyright
      logos {
        image {
          publicURL
        }
        alt
      }
    }
    ...Imprint
    ...FaqDialog
  }
`;
