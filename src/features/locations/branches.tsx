import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { PhoneLink } from "../../components/verbatim";
import { fillPlaceholders } from "../../lib/fill-placeholders";
import { directionsHref, whatsappHref } from "../../lib/links";
import { dailyHours, hasOwnHours, openingOf } from "../../lib/opening-hours";
import { paths } from "../../lib/paths";
import { media } from "../../theme/tokens";
import type { Marked } from "./geography";
import { OtherDays } from "./contact-channels";
import { NearestCounter, type Reachable, type useNearest } from "./nearest-counter";

/** Two columns where the list is wide enough. */
const listStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  columnGap: "40px",
  [media.print]: { gridTemplateColumns: "1fr 1fr", columnGap: 5 },
};

const branchStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "2.75rem minmax(0, 1fr)",
  gap: "2px 8px",
  alignContent: "start",
  py: 3,
  borderBottom: "1px solid",
  borderColor: "foamLine",
  "& > h3": { variant: "text.h4", letterSpacing: "-.02em" },
  "& > h3 > a": { variant: "links.quiet", minHeight: 32, textDecorationColor: "teal500" },
  "& > address": { variant: "text.note", fontStyle: "normal", color: "muted" },
  "& > ul": { gridColumn: 2 },
  "&[data-featured]": {
    gridColumn: "1 / -1",
    pt: 0,
    pb: "20px",
    "& > h3": { fontSize: "h3" },
    "& > address": { fontSize: "body" },
  },
  [media.print]: {
    gridTemplateColumns: "1.75rem minmax(0, 1fr)",
    gap: 0,
    py: "2px",
    lineHeight: 1.3,
    "& > h3": { fontSize: "body" },
    "& > h3 > a": { minHeight: 0, textDecoration: "none" },
    "& > address": { fontSize: "small", lineHeight: 1.3 },
    "&[data-featured]": { pb: "2px", "& > h3": { fontSize: "h3" } },
  },
};

const markStyle: ThemeUICSSObject = {
  gridRow: "span 3",
  display: "grid",
  placeItems: "center",
  size: "1.875rem",
  mt: "2px",
  borderRadius: "50%",
  bg: "teal900",
  color: "cream",
  fontSize: "small",
  fontWeight: 800,
  lineHeight: 1,
  "&[data-head]": { size: "2.25rem", bg: "gold300", color: "ink" },
};

const hoursStyle: ThemeUICSSObject = {
  gridColumn: 2,
  variant: "text.note",
  fontWeight: 600,
};

const linksStyle: ThemeUICSSObject = {
  gridColumn: 2,
  display: "flex",
  flexWrap: "wrap",
  columnGap: "22px",
  "& a": { variant: "links.arrow", fontSize: "small" },
  [media.print]: {
    "& a": { minHeight: 0, lineHeight: 1.3, textDecoration: "none" },
    "& a + a": { display: "none" },
  },
};

type Props = {
  readonly company: Queries.LocationsSectionFragment["companyYaml"];
  readonly branches: readonly Marked<Queries.BranchFragment>[];
  readonly texts: Queries.LocationsSectionFragment["contactYaml"]["nearest"];
  readonly nearest: ReturnType<typeof useNearest>;
};

/** The list of branches with telephone and map; the nearest branch is first if the visitor asks for it. */
export const Branches = ({ company, branches, texts, nearest }: Props) => {
  const strings = useStrings();
  const { locations } = strings;
  const listed: readonly (Partial<Reachable> & Pick<Reachable, "branch">)[] =
    nearest.reachable.length > 0 ? nearest.reachable : branches.map((branch) => ({ branch }));
  return (
    <div sx={listStyle}>
      <NearestCounter label={texts.button} nearest={nearest} />
      {listed.map(({ branch, distance, status }) => (
        <article
          key={branch.slug}
          data-featured={(branch.headOffice && !status) || undefined}
          sx={branchStyle}
        >
          <span aria-hidden="true" data-head={branch.headOffice || undefined} sx={markStyle}>
            {branch.mark}
          </span>
          <h3>
            <PageLink to={paths.branch.href(branch.slug)}>{branch.name}</PageLink>
          </h3>
          <address>{branch.address}</address>
          {hasOwnHours(branch.hours, company) && (
            <p sx={hoursStyle}>{dailyHours(openingOf(branch, company).hours, strings)}</p>
          )}
          <OtherDays closures={branch.closures} />
          {status && distance && (
            <p sx={hoursStyle}>
              {(status.isOpen ? locations.openBranch : locations.closedBranch)(distance, status.until)}
            </p>
          )}
          <p sx={linksStyle}>
            <PhoneLink phone={branch.phone} aria-label={locations.phoneOf(branch.phone, branch.name)} />
            <ExternalLink href={directionsHref(branch.geo)} aria-label={locations.directionsTo(branch.name)}>
              {locations.directions}
              <Icon name="up" />
            </ExternalLink>
            {status && (
              <ExternalLink
                href={whatsappHref(
                  branch.whatsapp,
                  fillPlaceholders(texts.message, { counter: branch.name }),
                )}
                aria-label={locations.whatsappOf(branch.name)}
              >
                {strings.common.whatsapp}
                <Icon name="up" />
              </ExternalLink>
            )}
          </p>
        </article>
      ))}
    </div>
  );
};

export const fragment = graphql`
  fragment Branch on BranchYaml {
    slug
    name
    area
    headOffice
    address
    phone
    whatsapp
    mapsUrl
    ...BranchOpening
    geo {
      latitude
      longitude
    }
  }
`;
