import type { ThemeUICSSObject } from "theme-ui";

import type { SectionId } from "../lib/paths";
import { motion, containerQueries } from "../theme/tokens";
import { SectionLink } from "./section-link";

const sections: readonly { readonly id: SectionId; readonly label: string }[] = [
  { id: "aboutUs_section", label: "About Us" },
  { id: "gallery_section", label: "Gallery" },
  { id: "location_section", label: "Branches" },
  { id: "articles_section", label: "Articles" },
];

const navStyle: ThemeUICSSObject = {
  display: "none",
  [containerQueries.hero]: {
    display: "flex",
    alignItems: "center",
    gap: "clamp(18px, 2vw, 34px)",
    fontWeight: 600,
    fontSize: ".9375rem",
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
};

/** Links to the sections of the landing page; from 960 px (at the usual size of text), below that the footer has them. */
export const SiteNav = () => (
  <nav aria-label="Main" sx={navStyle}>
    {sections.map(({ id, label }) => (
      <SectionLink key={id} section={id}>
        {label}
      </SectionLink>
    ))}
  </nav>
);
