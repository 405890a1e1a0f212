import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";

// A double hairline frame, as on a banknote.
const frameStyle: ThemeUICSSObject = {
  position: "relative",
  isolation: "isolate",
  mt: "10px",
  px: "clamp(20px, 3.6vw, 56px)",
  py: "10px",
  bg: "surface",
  border: "lineStrong",
  borderRadius: 3,
  "&::before": {
    content: '""',
    position: "absolute",
    inset: "4px",
    zIndex: -1,
    border: "line",
    borderRadius: "5px",
  },
  [media.wide]: { mt: "18px", py: "clamp(30px, 3.6vw, 56px)", "&::before": { inset: "7px" } },
};

const ruleStyle: ThemeUICSSObject = {
  variant: "art.threadTile",
  m: 0,
  border: 0,
  color: "gold500",
  opacity: 0.7,
  [media.wide]: { my: "clamp(26px, 3.6vw, 56px)" },
};

/**
 * On phones the text opens on a tap; wider screens always show it. It stands after the `<details>`, because older browsers
 * cannot open one with CSS.
 */
const foldStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& h3": { variant: "text.h3", [media.phone]: { fontSize: "1.0625rem" } },
  [media.phone]: {
    "& > h3, & > details:not([open]) ~ *": { display: "none" },
    "& > details[open] ~ *": { mb: 4 },
  },
  [media.wide]: { rowGap: 5, "& > details": { display: "none" } },
};

const checkStyle: ThemeUICSSObject = {
  ...foldStyle,
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, max-content) minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    columnGap: "clamp(40px, 5vw, 88px)",
    rowGap: "6px",
    "& > ol": { gridArea: "1 / 2 / span 2", mt: 1 },
  },
};

const summaryStyle: ThemeUICSSObject = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 52,
  "& svg": { flex: "none", color: "link" },
};

const numberStyle: ThemeUICSSObject = {
  fontSize: "clamp(1.125rem, .9rem + 1.05vw, 1.625rem)",
  fontWeight: 300,
  lineHeight: 1.25,
  letterSpacing: "-.02em",
  color: "teal700",
};

const channelsStyle: ThemeUICSSObject = {
  mt: 4,
  fontSize: "small",
  lineHeight: 1.5,
  color: "muted",
  overflowWrap: "anywhere",
  "& > strong": { color: "text" },
};

const listStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  gap: "20px clamp(32px, 4vw, 64px)",
  alignContent: "start",
  color: "muted",
  lineHeight: 1.5,
  counterReset: "step",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "34px minmax(0, 1fr)",
    alignContent: "start",
    counterIncrement: "step",
  },
  "& strong": { fontWeight: 700, color: "text" },
  "& svg": { size: 20, mt: "2px", strokeWidth: 2.4, color: "danger" },
};

const stepsStyle: ThemeUICSSObject = {
  ...listStyle,
  "& > li::before": {
    content: "counter(step)",
    fontSize: "1.125rem",
    fontWeight: 800,
    lineHeight: 1.4,
    color: "gold800",
  },
  [media.split]: {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))",
    gap: "32px clamp(20px, 2.6vw, 32px)",
    "& > li": { gridTemplateColumns: "minmax(0, 1fr)", gap: "6px" },
  },
};

/** `https://instagram.com/segara.example` → `instagram.com/segara.example` */
const shortAddress = (address: string): string => address.replace(/^https:\/\/(?:www\.)?|\/$/g, "");

type FoldProps = {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
};

const Fold = ({ title, className, children }: FoldProps) => (
  <section className={className}>
    <details>
      <summary sx={summaryStyle}>
        <h3>{title}</h3>
        <Icon name="plus" />
      </summary>
    </details>
    <h3>{title}</h3>
    {children}
  </section>
);

const Point = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <span>
    <strong>{title}</strong> {text}
  </span>
);

type Props = {
  readonly authorised: Queries.CertificateFragment;
  readonly company: Queries.CertificateCompanyFragment;
  readonly siteUrl: string;
};

/** How visitors can check the licence, and the tricks of unlicensed money changers. */
export const Certificate = ({ authorised, company, siteUrl }: Props) => (
  <div sx={frameStyle}>
    <Fold title={authorised.title} sx={checkStyle}>
      <div>
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
        {authorised.steps.map((step, index) => (
          <li key={index}>
            <Point {...step} />
          </li>
        ))}
      </ol>
    </Fold>
    <hr aria-hidden="true" sx={ruleStyle} />
    <Fold title={authorised.tricksTitle} sx={foldStyle}>
      <ul sx={listStyle}>
        {authorised.tricks.map((trick, index) => (
          <li key={index}>
            <Icon name="close" />
            <Point {...trick} />
          </li>
        ))}
      </ul>
    </Fold>
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
