import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { OpenStatus } from "../../components/open-status";
import { useLanguage, useStrings } from "../../components/page-language";
import { Breadcrumb, PageHead } from "../../components/page-head";
import { PageLink } from "../../components/page-link";
import { Picture } from "../../components/picture";
import { SectionLink } from "../../components/section-link";
import { PhoneLink } from "../../components/verbatim";
import { fillPlaceholders } from "../../lib/fill-placeholders";
import { directionsHref, shortAddress, unbroken, whatsappHref } from "../../lib/links";
import { dailyHours, openingOf } from "../../lib/opening-hours";
import { paths, qrCodePath } from "../../lib/paths";
import { inLanguage } from "../../strings/languages";
import { media, radii } from "../../theme/tokens";
import { Bar } from "../navigation/action-bar";

import { CoastMap } from "./coast-map";
import { OtherDays } from "./contact-channels";
import { formatDistance, markBranches, nearestTo } from "./geography";

/** The picture stands below the words on phones, beside them on wider screens and on paper. */
const headColumnsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: "20px",
  columnGap: "block",
  "& h1": { variant: "text.h2", fontWeight: 800, [media.print]: { fontSize: "statement" } },
  "& address": { my: "10px", fontStyle: "normal", fontSize: "lead", lineHeight: 1.4, color: "textSoft" },
  "& > picture": {
    variant: "photo",
    aspectRatio: "16 / 9",
    borderRadius: `10px ${radii.large} 10px 10px`,
  },
  [media.tablet]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    gridTemplateRows: "1fr auto",
    "& > picture": { gridArea: "1 / 2 / span 2", aspectRatio: "4 / 3" },
  },
  // The buttons need one line, which is above the fold.
  [media.lying]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" },
  [media.print]: {
    gridTemplateColumns: "1fr 1fr",
    columnGap: 5,
    "& > picture": { gridArea: "1 / 2", aspectRatio: "2 / 1" },
  },
};

/** On a phone the telephone number has a line of its own. */
const actionsStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  // A telephone number in text of twice the size stays on one line of a phone.
  "& > a": { flex: "1 1 auto", px: 3, fontSize: "min(1rem, 6vw)" },
  // The rosette does not run through the words.
  "& > a + a": { bg: "teal900" },
  [media.lying]: { "& > a": { px: 2, fontSize: "small" } },
  [media.print]: { display: "none" },
};

/** On paper nobody taps. */
const printedPhoneStyle: ThemeUICSSObject = {
  display: "none",
  [media.print]: { display: "block", fontSize: "title", fontWeight: 700 },
};

const columnsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "block",
  [media.tablet]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "start" },
  // A sheet of paper is narrower than a tablet.
  [media.print]: { gridTemplateColumns: "1fr 1fr", columnGap: 5 },
  "& > div": { display: "grid", gap: "14px" },
  "& h2": { variant: "text.h3" },
  "& * + h2": { mt: "18px" },
  "& > div > p": { fontSize: "lead", lineHeight: 1.5 },
  "& li > a": { variant: "links.arrow" },
  "& li > p": { mt: "-8px", fontSize: "small", color: "muted" },
};

const bringStyle: ThemeUICSSObject = { pl: "1.2em", listStyle: "disc", lineHeight: 1.5 };

const codeStyle: ThemeUICSSObject = {
  display: "none",
  [media.print]: { display: "block", "& > img": { width: "45mm" } },
};

const onScreenStyle: ThemeUICSSObject = { [media.print]: { display: "none" } };

type Props = { readonly data: Queries.BranchDetailsFragment };

/** Call, WhatsApp and directions, on the dark head of the page and in the bar. */
const Contacts = ({ data, inBar = false }: Props & { readonly inBar?: boolean }) => {
  const { branchYaml: branch, contactYaml } = data;
  const strings = useStrings();
  const message = fillPlaceholders(contactYaml.nearest.message, { counter: branch.name });
  return (
    <>
      <PhoneLink phone={branch.phone} sx={{ variant: "buttons.gold" }}>
        <Icon name="phone" />
        {inBar ? strings.locations.callShort : unbroken(strings.locations.call(branch.phone))}
      </PhoneLink>
      <ExternalLink
        href={whatsappHref(branch.whatsapp, message)}
        sx={inBar ? { variant: "buttons.line" } : { variant: "buttons.lineOnDark" }}
      >
        {!inBar && <Icon name="chat" />}
        {strings.common.whatsapp}
      </ExternalLink>
      <ExternalLink
        href={directionsHref(branch.geo)}
        sx={inBar ? { variant: "buttons.line" } : { variant: "buttons.lineOnDark" }}
      >
        {!inBar && <Icon name="pin" />}
        {strings.locations.directions}
      </ExternalLink>
    </>
  );
};

const contactsId = "branch_contacts";

/** The bar of phones, once the same links have left the screen. */
export const BranchBar = ({ data }: Props) => (
  <Bar after={contactsId}>
    <Contacts data={data} inBar />
  </Bar>
);

/** Which counter it is, whether it is open, and how to get in touch or there. */
export const BranchHead = ({ data }: Props) => {
  const { branchYaml: branch } = data;
  const { common } = useStrings();
  return (
    <PageHead>
      <div sx={headColumnsStyle}>
        <div>
          <Breadcrumb>
            <SectionLink section="location_section">{common.branches}</SectionLink>
          </Breadcrumb>
          <h1>{branch.name}</h1>
          <address>{branch.address}</address>
          <p translate="no" sx={printedPhoneStyle}>
            {unbroken(branch.phone)}
          </p>
          <OpenStatus opening={openingOf(branch, data.companyYaml)} />
        </div>
        <Picture image={branch.image} alt={branch.alt} sizes="40vw" eager />
        <div id={contactsId} sx={actionsStyle}>
          <Contacts data={data} />
        </div>
      </div>
    </PageHead>
  );
};

/** The number of other counters that the page names. */
const NEARBY = 2;

/** How to find a counter, what to bring, its place on the map, and the nearest others. */
export const BranchVisit = ({ data }: Props) => {
  const { branchYaml: branch, allBranchYaml, contactYaml, site } = data;
  const strings = useStrings();
  const { locations } = strings;
  const language = useLanguage();
  const branches = markBranches(allBranchYaml.nodes);
  const { hours, closures } = openingOf(branch, data.companyYaml);
  const { siteUrl } = site.siteMetadata;
  const website = shortAddress(siteUrl && siteUrl + inLanguage(paths.branch.href(branch.slug), language));
  const code = inLanguage(qrCodePath(branch.slug), language);
  return (
    <div sx={{ variant: "layout.section", bg: "tint" }}>
      <div sx={{ variant: "layout.wrap" }}>
        <div sx={columnsStyle}>
          <div>
            <h2>{locations.findUs}</h2>
            <p>{branch.findUs}</p>
            <h2>{locations.bring}</h2>
            <ul sx={bringStyle}>
              {contactYaml.bring.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <h2>{locations.hours}</h2>
            <p>{dailyHours(hours, strings)}</p>
            <OtherDays closures={closures} />
            {branches.length > 1 && <h2 sx={onScreenStyle}>{locations.nearby}</h2>}
            <ul sx={onScreenStyle}>
              {nearestTo(branch, branches, NEARBY).map(({ branch: { slug, name }, km }) => (
                <li key={slug}>
                  <PageLink to={paths.branch.href(slug)}>{name}</PageLink>
                  <p>{locations.beeline(formatDistance(km))}</p>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <CoastMap
              branches={branches}
              here={branch.slug}
              alt={locations.mapOf(branch.name)}
              caption={contactYaml.map.caption}
            />
            {website !== undefined && (
              <figure sx={codeStyle}>
                <img src={code} alt="" width={170} height={170} fetchPriority="low" />
                <figcaption>{locations.scan(website)}</figcaption>
              </figure>
            )}
          </div>
        </div>
      </div>
    </div>
  );
};

export const fragment = graphql`
  fragment BranchDetails on Query {
    branchYaml(id: { eq: $id }) {
      ...Branch
      place
      findUs
      alt
      image {
        childImageSharp {
          gatsbyImageData(width: 800, aspectRatio: 1.3333, breakpoints: [400, 600, 800, 1200])
          # The size that messengers show.
          resize(width: 1200, height: 630, toFormat: JPG) {
            src
          }
        }
      }
    }
    allBranchYaml(sort: [{ headOffice: DESC }, { order: ASC }]) {
      nodes {
        ...Branch
      }
    }
    companyYaml {
      ...OpeningHours
    }
    contactYaml {
      nearest {
        message
      }
      map {
        caption
      }
      bring
    }
    ...SiteUrl
  }
`;
