import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { OpenStatus } from "../../components/open-status";
import { SectionLink } from "../../components/section-link";
import { directionsHref, whatsappHref } from "../../lib/links";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { boardMedia } from "./board-style";

const linksStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  gap: 3,
  p: "24px 20px",
  "& > h2": { gridColumn: "1 / -1", fontSize: "1.25rem", fontWeight: 700 },
  "& > span": { gridColumn: "1 / -1" },
  "& > a": { variant: "buttons.lineOnDark" },
  [boardMedia]: { display: "none" },
  [media.print]: { display: "none" },
};

type Props = {
  readonly company: Queries.BoardFragment["companyYaml"];
  readonly branch: Queries.BoardFragment["branchesYaml"]["branches"][number] | undefined;
};

/** Where to go on from the board on a phone: the branch whose QR code led here, else all of them. A wall needs no way out. */
export const BoardLinks = ({ company, branch }: Props) => (
  <div sx={linksStyle}>
    {branch && (
      <>
        <h2>{branch.name}</h2>
        <OpenStatus
          opening={{ hours: { ...branch.hours, days: company.hours.days }, closures: company.closures }}
        />
        <ExternalLink href={directionsHref(branch.geo)}>
          <Icon name="pin" />
          {en.locations.directions}
        </ExternalLink>
      </>
    )}
    {!branch && <SectionLink section="location_section">{en.common.branches}</SectionLink>}
    <ExternalLink href={whatsappHref(branch?.whatsapp ?? company.whatsapp, company.whatsappInquiry)}>
      <Icon name="chat" />
      WhatsApp
    </ExternalLink>
  </div>
);
