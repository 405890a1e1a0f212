import { graphql, Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Brand } from "../../components/brand";
import { DialogButton } from "../../components/dialog-button";
import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { SectionLink } from "../../components/section-link";
import { telHref, whatsappHref } from "../../lib/links";
import { paths, type SectionId } from "../../lib/paths";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";

const footerStyle: ThemeUICSSObject = {
  variant: "surfaces.footer",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  pt: "clamp(72px, 8vw, 120px)",
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
  gap: "44px",
  "& p": { maxWidth: "33.7em", color: "muted" },
  "& > * > h2": { mb: "10px", fontSize: "1rem", fontWeight: 700, letterSpacing: "-.01em", color: "gold300" },
  "& > div": { minWidth: 0 },
  [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr) minmax(0, 2.6fr) minmax(0, 2.4fr)",
    gap: "56px",
  },
};

const registrationStyle: ThemeUICSSObject = {
  mt: "18px",
  pt: 4,
  borderTop: "lineOnDark",
  "& strong": { display: "block", fontWeight: 650, color: "text" },
};

const listStyle: ThemeUICSSObject = {
  color: "textSoft",
  "& > li": { display: "flex", alignItems: "center", minHeight: 44 },
  "& a": { variant: "links.quiet" },
};

/** Printed pages have no links, so they say where to find us. */
const printedStyle: ThemeUICSSObject = { display: "none", [media.print]: { display: "block" } };

const baseStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "22px 40px",
  mt: "clamp(44px, 5vw, 72px)",
  pt: "26px",
  pb: "34px",
  borderTop: "lineOnDark",
  fontSize: "small",
  color: "muted",
  "& ul": { display: "flex", flexWrap: "wrap", gap: 3 },
  "& img": { width: "auto", minWidth: 56, height: 56 },
  [media.print]: { mt: 3, py: 3 },
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
  const { branchesYaml, companyYaml: company, footerYaml: footer, heroYaml, site } = data;
  const headOffice = branchesYaml.branches.find((branch) => branch.headOffice);
  return (
    <footer sx={footerStyle}>
      <div aria-hidden="true" sx={braidStyle} />
      <div aria-hidden="true" sx={rosetteStyle} />
      <div sx={{ variant: "layout.wrap" }}>
        <div sx={columnsStyle}>
          <div>
            <Brand company={company} />
            <p sx={{ mt: "20px" }}>{footer.blurb}</p>
            <p sx={registrationStyle}>
              <strong>{company.licence.authority}</strong> {company.licence.number}
            </p>
            <p sx={printedStyle}>
              {[headOffice?.address, headOffice?.phone, company.email, site.siteMetadata.siteUrl].join(" · ")}
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
                  <a href={telHref(headOffice.phone)}>
                    <Icon name="phone" /> {headOffice.phone}
                  </a>
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
          <p>{footer.copyright}</p>
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
        address
        phone
      }
    }
    companyYaml {
      ...Brand
      ...OpeningHours
      email
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
    site {
      siteMetadata {
        siteUrl
      }
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
    ...FaqDialog
  }
`;
