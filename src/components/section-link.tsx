import { Link } from "gatsby";
import type { MouseEvent, ReactNode } from "react";

import { paths, type SectionId } from "../lib/paths";
import { isPlainClick } from "../lib/plain-click";

type Props = {
  readonly section: SectionId;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A link to a section of the landing page, from any page. Where the section is on the page already, the browser's own
 * jump is used: it moves the keyboard's place along, which the router's scrolling does not.
 */
export const SectionLink = ({ section, className, children }: Props) => {
  const jump = (event: MouseEvent) => {
    if (!isPlainClick(event) || !document.getElementById(section)) return;
    event.preventDefault();
    // Not `location.hash`: to set what it is already scrolls nowhere.
    window.location.assign(`#${section}`);
  };
  return (
    <Link to={paths.home.href(section)} className={className} onClick={jump}>
      {children}
    </Link>
  );
};
