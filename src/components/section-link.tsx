import { useLocation } from "@reach/router";
import type { ReactNode } from "react";

import { paths, type SectionId } from "../lib/paths";
import { inLanguage } from "../strings/languages";
import { useLanguage } from "./page-language";
import { PageLink } from "./page-link";

type Props = {
  readonly section: SectionId;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A link to a section of the landing page. On the landing page the browser jumps, which also moves the starting point of
 * keyboard navigation; the router only scrolls.
 */
export const SectionLink = ({ section, className, children }: Props) => {
  const isHome = useLocation().pathname === inLanguage(paths.home.href(), useLanguage());
  return isHome ? (
    <a href={`#${section}`} className={className}>
      {children}
    </a>
  ) : (
    <PageLink to={paths.home.href(section)} className={className}>
      {children}
    </PageLink>
  );
};
