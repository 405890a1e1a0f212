import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { DialogButton } from "../../components/dialog-button";
import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useLanguage, useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { SectionLink } from "../../components/section-link";
import { PhoneLink } from "../../components/verbatim";
import { dailyHours } from "../../lib/opening-hours";
import { shortAddress, unbroken, inquiryHref } from "../../lib/links";
import { paths, qrCodePath, type SectionId } from "../../lib/paths";
import { inLanguage } from "../../strings/languages";
import { media } from "../../theme/tokens";
import { Colophon, Imprint } from "./imprint";

const footerStyle: ThemeUICSSObject = {
  variant: "surfaces.footer",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  pt: "section",
  [media.print]: { mt: 3, pt: 3, borderTop: "2px solid", fontSize: "small", breakInside: "avoid" },
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
  [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 3.6fr) minmax(0, 2.4fr) minmax(0, 2.5fr) minmax(0, 2.7fr)",
    columnGap: "clamp(24px, 4vw, 64px)",
  },
  // Paper has no links: the first column, and a code that opens the rates.
  [media.print]: {
    display: "flex",
    alignItems: "center",
    gap: 5,
    "& > div:first-of-type": { flex: 1, "& > a": { display: "none" } },
    "& > div ~ div": { display: "none" },
  },
};

const listStyle: ThemeUICSSObject = {
  color: "textSoft",
  "& > li": { display: "flex", alignItems: "center", minHeight: 44, lineHeight: 1.3 },
  // A link of two lines stands apart from the next.
  "& a": { variant: "links.quiet", py: "6px" },
};

/** They are no links, and do not look like any. */
const servicesStyle: ThemeUICSSObject = {
  display: "grid",
  gap: 2,
  pl: "1.2em",
  py: 2,
  listStyle: "disc",
  lineHeight: 1.4,
  color: "muted",
};

const qrStyle: ThemeUICSSObject = {
  display: "none",
  [media.print]: { display: "flex", alignItems: "center", gap: 3, fontWeight: 600 },
};

const branchesStyle: ThemeUICSSObject = {
  gridColumn: "1 / -1",
  "& > ul": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(9.5rem, 23%)), 1fr))",
    columnGap: "20px",
    [media.desktop]: { display: "flex", flexWrap: "wrap", columnGap: "28px" },
  },
};

const currenciesStyle: ThemeUICSSObject = {
  gridColumn: "1 / -1",
  "& > ul": { display: "flex", flexWrap: "wrap", columnGap: "28px" },
};

/** Returns the id of a section of the landing page. `name` is one of `linkSections` in the schema. */
const sectionIdOf = (name: string) => `${name === "about" ? "aboutUs" : name}_section` as SectionId;

type Props = { readonly data: Queries.FooterFragment };

type PartProps = Props & { readonly hours: string };

const Links = ({ data: { footerYaml, heroYaml } }: Props) => {
  const { title, items } = footerYaml.links;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul sx={listStyle}>
        <li>
          <PageLink to={paths.board.href()}>{heroYaml.ratesButton}</PageLink>
        </li>
        {items.map(({ label, section }, index) => (
          <li key={index}>
            <SectionLink section={sectionIdOf(section)}>{label}</SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Questions = ({ data, hours }: PartProps) => {
  const { companyYaml: company, footerYaml: footer } = data;
  const { common } = useStrings();
  const [headOffice] = data.allBranchYaml.nodes;
  return (
    <div>
      <h2>{footer.questions.title}</h2>
      <ul sx={listStyle}>
        <li>{hours}</li>
        {headOffice && (
          <li>
            <PhoneLink phone={headOffice.phone}>
              <Icon name="phone" />
              {unbroken(headOffice.phone)}
            </PhoneLink>
          </li>
        )}
        <li>
          <ExternalLink href={inquiryHref(company)}>
            <Icon name="chat" /> {common.whatsapp}
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
  );
};

/** The foot of all pages but the board. */
export const Footer = ({ data }: Props) => {
  const { boardYaml, companyYaml: company, footerYaml: footer, site } = data;
  const strings = useStrings();
  const { common } = strings;
  const hours = dailyHours(company.hours, strings);
  const language = useLanguage();
  return (
    <footer sx={footerStyle}>
      <div aria-hidden="true" sx={{ variant: "art.braid", color: "teal500" }} />
      <div aria-hidden="true" sx={rosetteStyle} />
      <div sx={{ variant: "layout.wrap" }}>
        <div sx={columnsStyle}>
          <Imprint data={data} headOffice={data.allBranchYaml.nodes[0]} hours={hours} />
          <div>
            <h2>{footer.services.title}</h2>
            <ul sx={servicesStyle}>
              {footer.services.items.map((service, index) => (
                <li key={index}>{service}</li>
              ))}
            </ul>
          </div>
          <Links data={data} />
          <Questions data={data} hours={hours} />
          {shortAddress(site.siteMetadata.siteUrl) && (
            <figure sx={qrStyle}>
              <figcaption>{boardYaml.qrCode.label}</figcaption>
              <img src={inLanguage(qrCodePath(), language)} alt="" width={72} height={72} loading="lazy" />
            </figure>
          )}
          <nav aria-label={common.branches} sx={branchesStyle}>
            <h2>{common.branches}</h2>
            <ul sx={listStyle}>
              {data.allBranchYaml.nodes.map(({ slug, name }) => (
                <li key={slug}>
                  <PageLink to={paths.branch.href(slug)}>{name}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
          {data.allCurrencyYaml.nodes.length > 0 && (
            <nav aria-label={common.currencies} sx={currenciesStyle}>
              <h2>{common.currencies}</h2>
              <ul sx={listStyle}>
                {data.allCurrencyYaml.nodes.map(({ slug }) => (
                  <li key={slug}>
                    <PageLink to={paths.currency.href(slug)}>{slug.toUpperCase()}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <Colophon footer={footer} />
      </div>
    </footer>
  );
};

export const fragment = graphql`
  fragment Footer on Query {
    boardYaml {
      qrCode {
        label
      }
    }
    allBranchYaml(sort: [{ headOffice: DESC }, { order: ASC }]) {
      nodes {
        slug
        name
        address
        phone
      }
    }
    allCurrencyYaml(sort: { order: ASC }) {
      nodes {
        slug
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
    ...SiteUrl
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
