import type { MouseEvent, ReactNode } from "react";

import { paths, type SectionId } from "../lib/paths";
import { isPlainClick } from "../lib/plain-click";
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
  const jump = (event: MouseEvent) => {
    if (!isPlainClick(event) || !document.getElementById(section)) return;
    event.preventDefault();
    // Setting `location.hash` to its current value would not scroll.
    window.location.assign(`#${section}`);
  };
  return (
    <PageLink to={paths.home.href(section)} className={className} onClick={jump}>
      {children}
    </PageLink>
  );
};
