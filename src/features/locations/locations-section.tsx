import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import type { SectionId } from "../../lib/paths";
import { media } from "../../theme/tokens";
import { Branches } from "./branches";
import { markBranches } from "./geography";
import { CoastMap } from "./coast-map";
import { ContactChannels } from "./contact-channels";
import { useNearest } from "./nearest-counter";

const id: SectionId = "location_section";
const headingId = `${id}_heading`;

const columnsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "block",
  [media.tablet]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 7fr)", alignItems: "start" },
  [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
  [media.print]: { gridTemplateColumns: "180px 1fr", alignItems: "start", gap: 5 },
};

type Props = { readonly data: Queries.LocationsSectionFragment };

export const LocationsSection = ({ data }: Props) => {
  const { allBranchYaml, companyYaml: company, contactYaml: contact } = data;
  const branches = markBranches(allBranchYaml.nodes);
  const nearest = useNearest(branches, company);
  return (
    <section id={id} aria-labelledby={headingId} sx={{ variant: "layout.section", bg: "tint" }}>
      <div sx={{ variant: "layout.wrap" }}>
        <div sx={{ variant: "layout.sectionHead" }}>
          <h2 id={headingId} sx={{ variant: "text.h2" }}>
            {contact.heading}
          </h2>
        </div>
        <div sx={columnsStyle}>
          <CoastMap
            branches={branches}
            here={nearest.reachable[0]?.branch.slug}
            visitor={nearest.position}
            alt={contact.map.alt}
            caption={contact.map.caption}
          />
          <Branches company={company} branches={branches} texts={contact.nearest} nearest={nearest} />
        </div>
        <ContactChannels data={data} />
      </div>
    </section>
  );
};

export const fragment = graphql`
  fragment LocationsSection on Query {
    allBranchYaml(sort: [{ headOffice: DESC }, { order: ASC }]) {
      nodes {
        ...Branch
      }
    }
    contactYaml {
      heading
      map {
        alt
        caption
      }
      nearest {
        button
        message
      }
    }
    ...ContactChannels
  }
`;
