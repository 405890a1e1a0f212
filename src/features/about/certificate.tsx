import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import * as en from "../../strings/en";
import { media, motion } from "../../theme/tokens";

// A double hairline frame, as on a banknote.
const frameStyle: ThemeUICSSObject = {
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "26px",
  mt: "18px",
  px: "clamp(24px, 3.6vw, 56px)",
  py: "clamp(30px, 3.6vw, 56px)",
  bg: "surface",
  border: "1px solid",
  borderColor: "borderStrong",
  borderRadius: 3,
  "&::before": {
    content: '""',
    position: "absolute",
    inset: "7px",
    zIndex: -1,
    border: "1px solid",
    borderColor: "border",
    borderRadius: "5px",
  },
  "& h3": { variant: "text.h3" },
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, max-content) minmax(0, 1fr)",
    columnGap: "clamp(40px, 5vw, 88px)",
    rowGap: "clamp(32px, 3.6vw, 56px)",
    "& > hr, & > hr ~ *": { gridColumn: "1 / -1" },
  },
};

const numberStyle: ThemeUICSSObject = {
  mt: "6px",
  fontSize: "clamp(1.125rem, .9rem + 1.05vw, 1.625rem)",
  fontWeight: 300,
  lineHeight: 1.25,
  letterSpacing: "-.02em",
  fontVariantNumeric: "tabular-nums lining-nums",
  color: "teal700",
};

const listStyle: ThemeUICSSObject = {
  display: "grid",
  gap: "20px",
  color: "muted",
  lineHeight: 1.5,
  "& li": { display: "grid", gridTemplateColumns: "34px minmax(0, 1fr)", alignContent: "start" },
  "& strong": { fontWeight: 700, color: "text" },
  [media.split]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))",
    gap: "32px clamp(20px, 2.6vw, 32px)",
    mt: 1,
    "& li": { gridTemplateColumns: "minmax(0, 1fr)", gap: "6px" },
  },
};

const stepsStyle: ThemeUICSSObject = {
  ...listStyle,
  counterReset: "step",
  "& li": {
    display: "grid",
    gridTemplateColumns: "34px minmax(0, 1fr)",
    alignContent: "start",
    counterIncrement: "step",
    "&::before": {
      content: "counter(step)",
      fontSize: "1.125rem",
      fontWeight: 800,
      lineHeight: 1.4,
      color: "gold800",
    },
  },
};

const tricksStyle: ThemeUICSSObject = {
  ...listStyle,
  [media.split]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
    gap: "24px clamp(32px, 4vw, 64px)",
  },
  [media.desktop]: { mt: "-16px" },
  "& svg": { width: 20, height: 20, mt: "2px", strokeWidth: 2.4, color: "danger" },
};

const ruleStyle: ThemeUICSSObject = {
  variant: "art.threadTile",
  width: "100%",
  m: 0,
  border: 0,
  color: "gold500",
  opacity: 0.7,
};

const channelsStyle: ThemeUICSSObject = {
  mt: 4,
  fontSize: "small",
  lineHeight: 1.5,
  color: "muted",
  "& > strong": { color: "text" },
  "& > p": { overflowWrap: "anywhere" },
};

/** On phones the tricks, which are longer than the rest, open on a tap; wider screens have a plain heading and the list. */
const foldStyle: ThemeUICSSObject = {
  "& > summary": {
    display: "flex",
    alignItems: "center",
    minHeight: 48,
    cursor: "pointer",
    listStyle: "none",
  },
  "& > summary::-webkit-details-marker": { display: "none" },
  "& > summary svg": { flex: "none", ml: "auto", color: "link", transition: `transform ${motion.base}` },
  "&[open] > summary svg": { transform: "rotate(45deg)" },
  "&:not([open]) + ul": { display: "none" },
  [media.tablet]: { display: "none", "&&:not([open]) + ul": { display: "grid" } },
};

const wideHeadingStyle: ThemeUICSSObject = { display: "none", [media.tablet]: { display: "block" } };

/** `https://instagram.com/segara.example` → `instagram.com/segara.example` */
const shortAddress = (address: string): string => address.replace(/^https:\/\/(?:www\.)?|\/$/g, "");

type Props = {
  readonly authorised: Queries.CertificateFragment;
  readonly company: Queries.CertificateCompanyFragment;
  readonly siteUrl: string;
};

/** How a visitor can check that we are authorised, and the tricks of those who are not. */
export const Certificate = ({ authorised, company, siteUrl }: Props) => (
  <div sx={frameStyle}>
    <div>
      <h3>{authorised.title}</h3>
      <p sx={numberStyle}>{company.licence.number}</p>
      <ExternalLink href={authorised.register} sx={{ variant: "links.arrow" }}>
        {authorised.registerLink} <Icon name="up" />
      </ExternalLink>
      <div sx={channelsStyle}>
        <strong>{authorised.channelsTitle}</strong>
        {[
          shortAddress(siteUrl),
          company.email,
          en.about.whatsapp(company.whatsapp),
          shortAddress(company.instagram),
          shortAddress(company.facebook),
        ].map((channel) => (
          <p key={channel}>{channel}</p>
        ))}
      </div>
    </div>
    <ol sx={stepsStyle}>
      {authorised.steps.map(({ title, text }, index) => (
        <li key={index}>
          <span>
            <strong>{title}</strong> {text}
          </span>
        </li>
      ))}
    </ol>
    <hr aria-hidden="true" sx={ruleStyle} />
    <h3 sx={wideHeadingStyle}>{authorised.tricksTitle}</h3>
    <details sx={foldStyle}>
      <summary>
        <h3>{authorised.tricksTitle}</h3>
        <Icon name="plus" />
      </summary>
    </details>
    <ul sx={tricksStyle}>
      {authorised.tricks.map(({ title, text }, index) => (
        <li key={index}>
          <Icon name="close" />
          <span>
            <strong>{title}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  </div>
);

export const fragments = graphql`
  fragment Certificate on AboutYamlAuthorised {
    title
    steps {
      title
      text
    }
    register
    registerLink
    channelsTitle
    tricksTitle
    tricks {
      title
      text
    }
  }

  fragment CertificateCompany on CompanyYaml {
    licence {
      number
    }
    email
    whatsapp
    instagram
    facebook
  }
`;
