import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Brand } from "../../components/brand";
import { DialogButton } from "../../components/dialog-button";
import { SectionLink } from "../../components/section-link";
import type { SectionId } from "../../lib/paths";
import { media } from "../../theme/tokens";

const footerStyle: ThemeUICSSObject = {
  variant: "surfaces.footer",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  pt: "clamp(72px, 8vw, 120px)",
  "& h2": { mb: "10px", fontSize: "1rem", fontWeight: 700, letterSpacing: "-.01em", color: "gold300" },
};

const braidStyle: ThemeUICSSObject = {
  variant: "art.braid",
  position: "absolute",
  inset: "0 0 auto",
  color: "teal500",
};

const rosetteStyle: ThemeUICSSObject = {
  variant: "art.fine",
  position: "absolute",
  zIndex: -1,
  left: "50%",
  bottom: "-420px",
  width: 760,
  height: 760,
  color: "teal700",
  opacity: 0.4,
};

const columnsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "44px",
  "& p": { maxWidth: "33.7em", color: "muted" },
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
  borderTop: "1px solid",
  borderColor: "lineOnDark",
  fontVariantNumeric: "tabular-nums lining-nums",
  "& strong": { display: "block", fontWeight: 650, color: "text" },
};

const servicesStyle: ThemeUICSSObject = { "& li": { py: "5px", color: "textSoft" } };

const linksStyle: ThemeUICSSObject = {
  "& a": {
    variant: "links.quiet",
    display: "flex",
    color: "textSoft",
    "&:hover": { color: "text", textDecorationColor: "currentColor" },
  },
};

const baseStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "22px 40px",
  mt: "clamp(44px, 5vw, 72px)",
  pt: "26px",
  pb: "34px",
  borderTop: "1px solid",
  borderColor: "lineOnDark",
  fontSize: "small",
  color: "muted",
  "& ul": { display: "flex", flexWrap: "wrap", gap: 3 },
  "& img": { width: "auto", minWidth: 56, height: 56 },
};

/** Where the section names of footer.yaml lead. */
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
const Footer = ({ data: { companyYaml: company, footerYaml: footer } }: Props) => (
  <footer sx={footerStyle}>
    <div aria-hidden="true" sx={braidStyle} />
    <div aria-hidden="true" sx={rosetteStyle} />
    <div sx={{ variant: "layout.wrap" }}>
      <div sx={columnsStyle}>
        <div>
          <Brand
            name={company.shortName}
            descriptor={company.descriptor}
            logoUrl={company.logoMark.publicURL}
          />
          <p sx={{ mt: "20px" }}>{footer.blurb}</p>
          <p sx={registrationStyle}>
            <strong>{company.licence.authority}</strong> {company.licence.number}
          </p>
        </div>
        <div>
          <h2>{footer.services.title}</h2>
          <ul sx={servicesStyle}>
            {footer.services.items.map((service, index) => (
              <li key={index}>{service}</li>
            ))}
          </ul>
        </div>
        <nav aria-label={footer.links.title}>
          <h2>{footer.links.title}</h2>
          <ul sx={linksStyle}>
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
          <p sx={{ mb: "14px" }}>{footer.questions.text}</p>
          <DialogButton
            load={() => import("../faq/faq-dialog")}
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

export default Footer;

export const fragment = graphql`
  fragment Footer on Query {
    companyYaml {
      shortName
      descriptor
      licence {
        authority
        number
      }
      logoMark {
        publicURL
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
  }
`;
