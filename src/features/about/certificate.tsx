import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { Verbatim } from "../../components/verbatim";
import { groupDigits, mailHref, shortAddress, inquiryHref } from "../../lib/links";
import type { SectionId } from "../../lib/paths";
import { linkRing } from "../../theme/theme";
import { media } from "../../theme/tokens";

// A double hairline frame, as on a banknote.
const frameStyle: ThemeUICSSObject = {
  position: "relative",
  isolation: "isolate",
  mt: 3,
  px: "card",
  py: 3,
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
  [media.wide]: { mt: 4, p: "card", "&::before": { inset: "7px" } },
};

const ruleStyle: ThemeUICSSObject = {
  variant: "art.threadTile",
  m: 0,
  border: 0,
  color: "gold500",
  opacity: 0.7,
  [media.wide]: { my: 4 },
};

/**
 * On phones the text opens on a tap; wider screens always show it. It stands after the `<details>`, because older browsers
 * cannot open one with CSS.
 */
const foldStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& h3": { variant: "text.h3", [media.phone]: { fontSize: "lead" } },
  [media.phone]: {
    // The hero's licence number leads to the check, which is then open.
    "&:target > details": { display: "none" },
    "&:not(:target) > h3, &:not(:target) > details:not([open]) ~ *": { display: "none" },
    "&:target > details ~ *, & > details[open] ~ *": { mb: 4 },
  },
  [media.wide]: { rowGap: 3, "& > details": { display: "none" } },
};

const checkStyle: ThemeUICSSObject = {
  ...foldStyle,
  [media.desktop]: {
    gridTemplateColumns: "auto 1fr",
    alignItems: "center",
    columnGap: 5,
    "& > div:first-of-type": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "center",
    },
    "& > ol, & > div:last-of-type": { gridColumn: "1 / -1" },
  },
};

const summaryStyle: ThemeUICSSObject = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 52,
  ...linkRing,
  "& svg": { flex: "none", color: "link" },
};

const numberStyle: ThemeUICSSObject = {
  fontSize: "h3",
  lineHeight: 1.25,
  letterSpacing: "-.02em",
  color: "teal700",
};

const channelsStyle: ThemeUICSSObject = {
  mt: 3,
  pt: 2,
  borderTop: "line",
  overflowWrap: "anywhere",
  "& > ul": { display: "flex", flexWrap: "wrap", columnGap: 5 },
  "& a": { variant: "links.quiet", gap: 2, fontSize: "small" },
  "& svg": { color: "link" },
  [media.desktop]: { mt: 0, "& a": { minHeight: 32 } },
};

const listStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  rowGap: 4,
  columnGap: "card",
  alignContent: "start",
  color: "muted",
  fontSize: "small",
  lineHeight: 1.5,
  counterReset: "step",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "34px minmax(0, 1fr)",
    alignContent: "start",
    counterIncrement: "step",
  },
  "& strong": { fontWeight: 700, color: "text" },
  "& svg": { mt: "2px", strokeWidth: 2.4, color: "danger" },
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
};

const stepsStyle: ThemeUICSSObject = {
  ...listStyle,
  "& > li::before": {
    content: "counter(step)",
    fontSize: "lead",
    fontWeight: 800,
    lineHeight: 1.3,
    color: "gold800",
  },
};

type FoldProps = {
  readonly id?: SectionId;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
};

const Fold = ({ id, title, className, children }: FoldProps) => (
  <section id={id} className={className}>
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

type ChannelsProps = {
  readonly title: string;
  readonly company: Queries.CertificateCompanyFragment;
  readonly siteUrl: string | null;
};

const checkId: SectionId = "authorised_section";

/** The only addresses that the company writes from. */
const Channels = ({ title, company, siteUrl }: ChannelsProps) => {
  const { about } = useStrings();
  const channels = [
    { icon: "globe", href: siteUrl ?? "", text: shortAddress(siteUrl) },
    { icon: "mail", href: mailHref(company.email), text: company.email },
    {
      icon: "chat",
      href: inquiryHref(company),
      text: about.whatsapp(groupDigits(company.whatsapp)),
    },
    { icon: "instagram", href: company.instagram, text: shortAddress(company.instagram) },
    { icon: "facebook", href: company.facebook, text: shortAddress(company.facebook) },
  ] as const;
  return (
    <div sx={channelsStyle}>
      <strong>{title}</strong>
      <ul>
        {channels.map(
          ({ icon, href, text }) =>
            text !== undefined && (
              <li key={icon}>
                <ExternalLink href={href}>
                  <Icon name={icon} />
                  <Verbatim>{text}</Verbatim>
                </ExternalLink>
              </li>
            ),
        )}
      </ul>
    </div>
  );
};

type Props = {
  readonly authorised: Queries.CertificateFragment;
  readonly company: Queries.CertificateCompanyFragment;
  readonly siteUrl: string | null;
};

/** How visitors can check the licence, and the tricks of unlicensed money changers. */
export const Certificate = ({ authorised, company, siteUrl }: Props) => (
  <div sx={frameStyle}>
    <Fold id={checkId} title={authorised.title} sx={checkStyle}>
      <div>
        <p sx={numberStyle}>
          <Verbatim>{company.licence.number}</Verbatim>
        </p>
        <ExternalLink href={authorised.register} sx={{ variant: "links.arrow" }}>
          {authorised.registerLink} <Icon name="up" />
        </ExternalLink>
      </div>
      <ol sx={stepsStyle}>
        {authorised.steps.map((step, index) => (
          <li key={index}>
            <Point {...step} />
          </li>
        ))}
      </ol>
      <Channels title={authorised.channelsTitle} company={company} siteUrl={siteUrl} />
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
    whatsappInquiry
    instagram
    facebook
  }
`;
