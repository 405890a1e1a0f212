import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Brand } from "../../components/brand";
import { OpenStatus } from "../../components/open-status";
import { SiteMenu } from "../navigation/site-menu";
import { SiteNav } from "../navigation/site-nav";
import { darkGround, container, media, palette, containerQueries } from "../../theme/tokens";

/** Height of the bar on wide screens, in px; the sea behind the hero reaches up under it. */
export const WIDE_BAR = 100;

const barStyle: ThemeUICSSObject = { ...container, position: "relative", zIndex: "header" };

const wrapStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  py: "clamp(12px, 2.1vh, 18px)",
  // The sea is behind the section links, paper behind everything else in the bar. Links that are set wider than usual reach
  // beyond the shore, so the first of them bring their own ground.
  "& > nav": { order: 1, flexBasis: "100%" },
  [media.narrow]: {
    columnGap: "6px",
    "& img": { width: 40, height: 40 },
    "& > a:first-of-type": { gap: "9px" },
  },
  [containerQueries.hero]: {
    flexWrap: "nowrap",
    height: WIDE_BAR,
    py: 0,
    "& > nav": {
      ...darkGround,
      color: "text",
      background: `linear-gradient(90deg, ${palette.teal900} 46%, transparent 66%)`,
      borderRadius: 2,
      flexBasis: "auto",
      px: 3,
      mx: "-12px",
    },
  },
};

const statusStyle: ThemeUICSSObject = {
  // It ends where the page does, whichever text stands in the room for the longest.
  gridTemplateColumns: "minmax(9px, 1fr) auto",
  "&::before": { justifySelf: "end" },
  "&::after": { gridColumn: "1 / -1", pl: "18px" },
  [media.narrow]: {
    flex: "0 1 5.7rem",
    ml: "auto",
    fontSize: ".78rem",
    lineHeight: 1.3,
    columnGap: "7px",
    "&::after": { pl: "16px" },
  },
  [containerQueries.hero]: { display: "none" },
};

type Props = { readonly data: Queries.HeroBarFragment };

/** The first line of the landing page, without a ground of its own: the hero's shore runs on behind it. */
export const HeroBar = ({ data: { companyYaml: company } }: Props) => (
  <header sx={barStyle}>
    <div sx={wrapStyle}>
      <Brand name={company.shortName} descriptor={company.descriptor} logoUrl={company.logoMark.publicURL} />
      <OpenStatus opening={company} sx={statusStyle} />
      <SiteMenu />
      <SiteNav />
    </div>
  </header>
);

export const fragment = graphql`
  fragment HeroBar on Query {
    companyYaml {
      shortName
      descriptor
      ...OpeningHours
      logoMark {
        publicURL
      }
    }
  }
`;
