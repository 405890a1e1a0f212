import { graphql, Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Brand } from "../../components/brand";
import { OpenStatus } from "../../components/open-status";
import { SectionLink } from "../../components/section-link";
import { paths, type SectionId } from "../../lib/paths";
import * as en from "../../strings/en";
import { linkRing } from "../../theme/theme";
import { container, containerQueries, darkGround, media, motion } from "../../theme/tokens";
import { ArticlesLink, SiteMenu } from "./site-menu";

/** Height of the landing page's header on wide screens, in px. The sea of the hero begins behind it. */
export const WIDE_BAR = 100;

const overSeaStyle: ThemeUICSSObject = { ...container, position: "relative", zIndex: "header" };

const barStyle: ThemeUICSSObject = {
  ...overSeaStyle,
  bg: "background",
  borderBottom: "line",
};

const wrapStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  // Less on low screens, so that the rate is on the first screen.
  gap: "clamp(2px, 1.6vh - 6px, 8px) 16px",
  py: "clamp(6px, 3.4vh - 12px, 18px)",
  [media.narrow]: { columnGap: "4px" },
  [containerQueries.hero]: { flexWrap: "nowrap", columnGap: "clamp(16px, 2.4vw, 40px)" },
  [media.print]: { py: 0 },
};

const wrapOverSeaStyle: ThemeUICSSObject = {
  ...wrapStyle,
  [containerQueries.hero]: { flexWrap: "nowrap", height: WIDE_BAR, py: 0 },
};

const navStyle: ThemeUICSSObject = {
  display: "none",
  order: 1,
  flexBasis: "100%",
  alignItems: "center",
  gap: "clamp(14px, 1.8vw, 30px)",
  fontWeight: 600,
  fontSize: "note",
  [containerQueries.wide]: { display: "flex" },
  // The fallback font gives the columns the same width, so that nothing moves when the font loads.
  [containerQueries.hero]: {
    display: "grid",
    order: "initial",
    flexBasis: "auto",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(max-content, 1fr)",
    justifyItems: "center",
    minWidth: "33em",
    gap: 0,
    ml: "auto",
  },
  "& > a": {
    ...linkRing,
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    whiteSpace: "nowrap",
    textDecoration: "underline transparent 1px",
    textUnderlineOffset: ".4em",
    transition: `text-decoration-color ${motion.fast}`,
    "&:hover": { textDecorationColor: "currentColor" },
  },
  // Narrower screens have these two in the menu.
  "& > .wide": { display: "none", [containerQueries.hero]: { display: "inline-flex" } },
};

const navOverSeaStyle: ThemeUICSSObject = {
  ...navStyle,
  [containerQueries.hero]: {
    ...(navStyle[containerQueries.hero] as ThemeUICSSObject),
    ...darkGround,
    position: "relative",
    color: "text",
    // With wider letter-spacing the first links reach beyond the shore. Their ground fades out on all sides.
    "&::before": {
      content: '""',
      position: "absolute",
      inset: "0 0 0 -10px",
      zIndex: -1,
      bg: "teal900",
      maskImage:
        "linear-gradient(90deg, transparent, #000 12px, #000 46%, transparent 66%), linear-gradient(transparent, #000 6px, #000 38px, transparent)",
      maskComposite: "intersect",
    },
  },
};

const statusStyle: ThemeUICSSObject = {
  // On phones it has a separate line, so that its length causes no layout shift.
  [media.narrow]: { order: 1, flexBasis: "100%", fontSize: "micro", lineHeight: 1.3 },
  // Wider screens: it ends at the menu.
  [media.wide]: { ml: "auto" },
  [containerQueries.hero]: { display: "none" },
};

const ratesStyle: ThemeUICSSObject = {
  variant: "buttons.primaryCompact",
  // Phones have it in the action bar.
  display: "none",
  ml: "auto",
  [containerQueries.wide]: { display: "inline-flex" },
  [containerQueries.hero]: { ml: 0 },
  // The variant's rule for print comes before the container queries.
  [media.print]: { display: "none !important" },
};

const sections: readonly { readonly id: SectionId; readonly label: string }[] = [
  { id: "aboutUs_section", label: en.navigation.about },
  { id: "gallery_section", label: en.navigation.gallery },
  { id: "location_section", label: en.common.branches },
];

type Props = {
  readonly data: Queries.SiteHeaderFragment;
  /** On the landing page the header lies over the hero's sea and has no background. */
  readonly isOverSea?: boolean;
};

/** The first line of a page: home, opening status or rates, sections from 640 px, the menu below 960 px. */
export const SiteHeader = ({ data, isOverSea = false }: Props) => (
  <header sx={isOverSea ? overSeaStyle : barStyle}>
    <div sx={isOverSea ? wrapOverSeaStyle : wrapStyle}>
      <Brand company={data.companyYaml} />
      {isOverSea && <OpenStatus opening={data.companyYaml} sx={statusStyle} />}
      <nav aria-label={en.navigation.main} sx={isOverSea ? navOverSeaStyle : navStyle}>
        <Link to={paths.board.href()} className="wide">
          {en.navigation.rates}
        </Link>
        {sections.map(({ id, label }) => (
          <SectionLink key={id} section={id}>
            {label}
          </SectionLink>
        ))}
        <ArticlesLink isHome={isOverSea} />
        <SectionLink section="contact_section" className="wide">
          {en.navigation.contact}
        </SectionLink>
      </nav>
      {!isOverSea && (
        <Link to={paths.board.href()} sx={ratesStyle}>
          {data.heroYaml.ratesButton}
        </Link>
      )}
      <SiteMenu data={data} isHome={isOverSea} />
    </div>
  </header>
);

export const fragment = graphql`
  fragment SiteHeader on Query {
    companyYaml {
      ...Brand
      ...OpeningHours
    }
    heroYaml {
      ratesButton
    }
    ...FaqDialog
  }
`;
