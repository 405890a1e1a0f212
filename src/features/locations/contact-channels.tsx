import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { DialogButton } from "../../components/dialog-button";
import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { OpenStatus } from "../../components/open-status";
import { useStrings } from "../../components/page-language";
import { closureDays, closureHours, type Closure, upcomingClosures } from "../../lib/opening-hours";
import { useMinute } from "../../lib/use-now";
import { mailHref, inquiryHref } from "../../lib/links";
import type { SectionId } from "../../lib/paths";
import { media } from "../../theme/tokens";

const channelsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "block",
  mt: "block",
  pt: "card",
  borderTop: "2px solid",
  borderColor: "teal900",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  // The columns of the map and the list above.
  [media.tablet]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 7fr)" },
  [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
  // The days with other hours. The page's foot has the hours.
  [media.print]: { display: "block", mt: 2, pt: 1 },
};

const hoursStyle: ThemeUICSSObject = {
  display: "grid",
  justifyItems: "start",
  alignContent: "start",
  gap: "6px",
  "& strong": { variant: "text.h2", letterSpacing: "-.045em", whiteSpace: "nowrap" },
  "& > span:last-of-type": { mt: 2 },
  [media.print]: { "& > span, & > strong": { display: "none" } },
};

const id: SectionId = "contact_section";

const MOST_CLOSURES = 3;

const otherDaysStyle: ThemeUICSSObject = {
  mt: 2,
  fontSize: "small",
  color: "muted",
  "& > li": { py: "2px" },
  [media.print]: { mt: 0, "& > li": { display: "inline" }, "& > li + li::before": { content: '" · "' } },
};

const waysStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
  gap: "block",
  columnGap: "40px",
  alignItems: "start",
  [media.print]: { display: "none" },
};

const linksStyle: ThemeUICSSObject = {
  minWidth: 0,
  "& a": {
    variant: "links.quiet",
    display: "flex",
    minHeight: 48,
    fontWeight: 600,
    overflowWrap: "anywhere",
  },
  "& svg": { color: "link" },
};

const actionsStyle: ThemeUICSSObject = {
  display: "grid",
  gap: "10px",
  alignContent: "start",
};

type OtherDaysProps = { readonly closures: readonly Closure[] };

/** The next days that are closed or have other hours. */
export const OtherDays = ({ closures }: OtherDaysProps) => {
  const strings = useStrings();
  const minute = useMinute();
  const upcoming = minute === undefined ? closures : upcomingClosures(closures, minute);
  if (upcoming.length === 0) return null;
  return (
    <ul sx={otherDaysStyle}>
      {upcoming.slice(0, MOST_CLOSURES).map((closure) => (
        <li key={closure.date}>
          {strings.openingHours.otherDays(
            closureDays(closure, strings),
            closure.name,
            closureHours(closure, strings),
          )}
        </li>
      ))}
    </ul>
  );
};

type Props = { readonly data: Queries.ContactChannelsFragment };

/** Opening hours, addresses and the two ways to write to us. */
export const ContactChannels = ({ data }: Props) => {
  const { companyYaml: company, contactYaml: contact } = data;
  const { locations } = useStrings();
  return (
    <div id={id} sx={channelsStyle}>
      <div sx={hoursStyle}>
        <span>{company.hours.days}</span>
        <strong>
          {company.hours.opens}-{company.hours.closes}
        </strong>
        <OpenStatus opening={company} />
        <OtherDays closures={company.closures} />
      </div>
      <div sx={waysStyle}>
        <ul sx={linksStyle}>
          <li>
            <a href={mailHref(company.email)}>
              <Icon name="mail" />
              {company.email}
            </a>
          </li>
          <li>
            <ExternalLink href={company.instagram}>
              <Icon name="instagram" />
              {locations.instagram}
            </ExternalLink>
          </li>
          <li>
            <ExternalLink href={company.facebook}>
              <Icon name="facebook" />
              {locations.facebook}
            </ExternalLink>
          </li>
        </ul>
        <div sx={actionsStyle}>
          <ExternalLink href={inquiryHref(company)} sx={{ variant: "buttons.primary" }}>
            <Icon name="chat" />
            {contact.whatsappButton}
          </ExternalLink>
          <DialogButton
            load={() => import("../contact/contact-dialog")}
            data={data}
            sx={{ variant: "buttons.line" }}
          >
            {contact.contactButton}
          </DialogButton>
        </div>
      </div>
    </div>
  );
};

export const fragment = graphql`
  fragment ContactChannels on Query {
    companyYaml {
      ...OpeningHours
      email
      whatsapp
      whatsappInquiry
      instagram
      facebook
    }
    contactYaml {
      whatsappButton
      contactButton
    }
    ...ContactDialog
  }
`;
