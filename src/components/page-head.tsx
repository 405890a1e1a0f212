import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../lib/paths";
import { media } from "../theme/tokens";
import { useStrings } from "./page-language";
import { PageLink } from "./page-link";

const headStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  pt: 2,
  pb: "block",
  "& nav li": { display: "inline-flex", alignItems: "center", fontSize: "small", color: "muted" },
  "& nav li + li::before": { content: '"›"', px: 2 },
  "& nav a": { variant: "links.quiet" },
  [media.tablet]: { py: "block", [media.low]: { pt: 2, pb: 6 } },
  [media.print]: { pt: "8mm", pb: 0 },
};

const rosetteStyle: ThemeUICSSObject = {
  variant: "art.fine",
  right: -150,
  bottom: -260,
  size: 560,
  color: "gold500",
  opacity: 0.25,
  // It ends beside the buttons of a counter.
  [media.tablet]: { size: "min(560px, 54vw)", opacity: 0.45 },
};

const braidStyle: ThemeUICSSObject = {
  variant: "art.braid",
  inset: "auto 0 0",
  color: "teal500",
};

type Props = { readonly children: ReactNode; readonly className?: string };

/** The dark head of the page of a counter or a currency. */
export const PageHead = ({ children, className }: Props) => (
  <div sx={headStyle} className={className}>
    <div aria-hidden="true" sx={rosetteStyle} />
    <div aria-hidden="true" sx={braidStyle} />
    <div sx={{ variant: "layout.wrap" }}>{children}</div>
  </div>
);

/** The way from the landing page to a page: a link to what it belongs to. */
export const Breadcrumb = ({ children }: { readonly children: ReactNode }) => {
  const { locations } = useStrings();
  return (
    <nav aria-label={locations.breadcrumb}>
      <ol>
        <li>
          <PageLink to={paths.home.href()}>{locations.home}</PageLink>
        </li>
        <li>{children}</li>
      </ol>
    </nav>
  );
};
