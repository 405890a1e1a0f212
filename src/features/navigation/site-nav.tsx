import { Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { SectionLink } from "../../components/section-link";
import { paths, type SectionId } from "../../lib/paths";
import * as en from "../../strings/en";
import { containerQueries, motion } from "../../theme/tokens";

const sections: readonly { readonly id: SectionId; readonly label: string }[] = [
  { id: "aboutUs_section", label: en.navigation.about },
  { id: "gallery_section", label: en.navigation.gallery },
  { id: "location_section", label: en.common.branches },
  { id: "articles_section", label: en.navigation.articles },
];

const navStyle: ThemeUICSSObject = {
  display: "none",
  alignItems: "center",
  gap: "clamp(14px, 1.8vw, 30px)",
  fontWeight: 600,
  fontSize: ".9375rem",
  [containerQueries.wide]: { display: "flex" },
  // Columns that are as wide in the fallback font, so that nothing moves when the font comes.
  [containerQueries.hero]: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(max-content, 1fr)",
    justifyItems: "center",
    minWidth: "33em",
    gap: 0,
  },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    whiteSpace: "nowrap",
    textDecoration: "underline transparent 1px",
    textUnderlineOffset: ".4em",
    transition: `text-decoration-color ${motion.fast}`,
    "&:hover": { textDecorationColor: "currentColor" },
  },
  // The menu has these two where there is no room for them here.
  "& > .wide": { display: "none", [containerQueries.hero]: { display: "inline-flex" } },
};

/** Links to the rates and to the sections of the landing page, from 640 px (at the usual size of text). */
export const SiteNav = ({ className }: { readonly className?: string }) => (
  <nav aria-label={en.navigation.main} className={className} sx={navStyle}>
    <Link to={paths.board.href()} className="wide">
      {en.navigation.rates}
    </Link>
    {sections.map(({ id, label }) => (
      <SectionLink key={id} section={id}>
        {label}
      </SectionLink>
    ))}
    <SectionLink section="contact_section" className="wide">
      {en.navigation.contact}
    </SectionLink>
  </nav>
);
