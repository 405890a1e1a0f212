import { Link } from "gatsby";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { DialogButton } from "../../components/dialog-button";
import { SectionLink } from "../../components/section-link";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { containerQueries, media } from "../../theme/tokens";

const menuStyle: ThemeUICSSObject = {
  position: "relative",
  [containerQueries.hero]: { display: "none" },
  "& > summary": {
    variant: "buttons.lineCompact",
    [media.narrow]: { px: "9px" },
  },
  "& > nav": {
    position: "absolute",
    zIndex: "header",
    right: 0,
    top: "calc(100% + 8px)",
    display: "grid",
    minWidth: "13rem",
    p: 2,
    bg: "surface",
    border: "lineStrong",
    borderRadius: 3,
    boxShadow: "0 18px 40px -16px rgb(6 40 43 / .45)",
  },
  "& > nav > *": {
    display: "flex",
    alignItems: "center",
    minHeight: 48,
    px: 3,
    border: 0,
    borderRadius: 2,
    bg: "transparent",
    font: "inherit",
    fontWeight: 600,
    textAlign: "left",
    color: "text",
    cursor: "pointer",
    "&:hover": { bg: "tint" },
  },
};

type ArticlesLinkProps = { readonly isHome: boolean };

/** The landing page shows the newest articles; from any other page the list is nearer. */
export const ArticlesLink = ({ isHome }: ArticlesLinkProps) =>
  isHome ? (
    <SectionLink section="articles_section">{en.navigation.articles}</SectionLink>
  ) : (
    <Link to={paths.articles.href()}>{en.navigation.articles}</Link>
  );

type Props = ArticlesLinkProps & { readonly data: Queries.FaqDialogFragment };

/** The menu below 960 px. A `<details>`, so that it opens before the scripts have loaded. */
export const SiteMenu = ({ data, isHome }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");
  // React passes events of the FAQ dialog on to the menu, although the dialog is elsewhere in the DOM. The menu stays open
  // behind the dialog, which returns the focus to its button.
  const isInside = (target: unknown) => target instanceof Element && details.current?.contains(target);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== "Escape" || !isInside(target)) return;
    close();
    details.current?.querySelector("summary")?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isInside(relatedTarget) && !relatedTarget.closest("dialog")) close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only closes it; the summary is the control.
    <details ref={details} onKeyDown={onKeyDown} onBlur={onBlur} sx={menuStyle}>
      <summary>{en.navigation.menu}</summary>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The links in it take the keys. */}
      <nav aria-label={en.navigation.menu} onClick={onClick}>
        <Link to={paths.board.href()}>{en.navigation.rates}</Link>
        <SectionLink section="calculator_section">{en.navigation.calculator}</SectionLink>
        <SectionLink section="location_section">{en.common.branches}</SectionLink>
        <ArticlesLink isHome={isHome} />
        <DialogButton load={() => import("../faq/faq-dialog")} data={data}>
          {en.navigation.faq}
        </DialogButton>
        <SectionLink section="contact_section">{en.navigation.contact}</SectionLink>
      </nav>
    </details>
  );
};
