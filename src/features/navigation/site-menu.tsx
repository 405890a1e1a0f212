import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { DialogButton } from "../../components/dialog-button";
import { LanguageLinks } from "../../components/language-links";
import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { SectionLink } from "../../components/section-link";
import { paths } from "../../lib/paths";
import { linkRing } from "../../theme/theme";
import { containerQueries, media, motion } from "../../theme/tokens";

const itemStyle: ThemeUICSSObject = {
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
  [media.noScript]: { "&[aria-haspopup]": { display: "none" } },
  [containerQueries.hero]: {
    ...linkRing,
    py: 0,
    minHeight: 44,
    fontSize: "small",
    whiteSpace: "nowrap",
    textDecoration: "underline transparent 1px",
    textUnderlineOffset: ".4em",
    transition: `text-decoration-color ${motion.fast}`,
    "&:hover": { bg: "transparent", textDecorationColor: "currentColor" },
  },
};

const gap = "clamp(12px, 4vw - 26px, 32px)";

/** Below 960 px the links open under the button; wider screens have them in the header. */
const menuStyle: ThemeUICSSObject = {
  position: "relative",
  ml: "auto",
  "& > details > summary": {
    variant: "buttons.lineCompact",
    [media.narrow]: { px: "9px" },
  },
  "& > details:not([open]) + nav": { display: "none" },
  "& > nav": {
    position: "absolute",
    zIndex: "header",
    right: 0,
    top: "calc(100% + 8px)",
    display: "grid",
    minWidth: "min(13rem, 100vw - 2 * var(--gutter))",
    p: 2,
    bg: "surface",
    border: "lineStrong",
    borderRadius: 3,
    boxShadow: "0 18px 40px -16px rgb(6 40 43 / .45)",
  },
  "& > nav > *": itemStyle,
  // The language is not a place of the site.
  "& > nav > [hreflang]": { borderTop: "lineStrong", borderRadius: 0 },
  [containerQueries.hero]: {
    "& > details": { display: "none" },
    "& > nav, & > details:not([open]) + nav": {
      position: "static",
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "end",
      columnGap: gap,
      p: 0,
      bg: "transparent",
      border: 0,
      boxShadow: "none",
      "& > [hreflang]": { position: "relative", borderTop: 0, textDecorationColor: "currentColor" },
      // In the middle of the gap, because Indonesian leaves no room at 960 px.
      "& > [hreflang]::before": {
        content: '""',
        position: "absolute",
        inset: `30% auto 30% calc(7px - ${gap} / 2)`,
        borderLeft: "lineStrong",
      },
    },
  },
  // The button beside it leads there.
  [containerQueries.full]: { "&:not(:last-child) > nav > a:first-of-type": { display: "none" } },
};

type Props = { readonly data: Queries.FaqDialogFragment; readonly isHome: boolean };

/**
 * The links of every page's header. They stand after the `<details>`, which opens them before the scripts have loaded, because
 * older browsers cannot open one with CSS.
 */
export const SiteMenu = ({ data, isHome }: Props) => {
  const { common, navigation } = useStrings();
  const menu = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute("open");
  // React passes events of the FAQ dialog on to the menu, although the dialog is elsewhere in the DOM. The menu stays open
  // behind the dialog, which returns the focus to its button.
  const isInside = (target: unknown) => target instanceof Element && menu.current?.contains(target);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== "Escape" || !isInside(target) || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isInside(relatedTarget) && !relatedTarget.closest("dialog")) close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Only closes it; the summary is the control.
    <div ref={menu} onKeyDown={onKeyDown} onBlur={onBlur} sx={menuStyle}>
      <details ref={details}>
        <summary>{navigation.menu}</summary>
      </details>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The links in it take the keys. */}
      <nav aria-label={navigation.main} onClick={onClick}>
        <PageLink to={paths.board.href()}>{navigation.rates}</PageLink>
        <SectionLink section="calculator_section">{navigation.calculator}</SectionLink>
        <SectionLink section="aboutUs_section">{navigation.about}</SectionLink>
        <SectionLink section="gallery_section">{navigation.gallery}</SectionLink>
        <SectionLink section="location_section">{common.branches}</SectionLink>
        {/* The landing page shows the newest articles; from any other page the list is nearer. */}
        {isHome ? (
          <SectionLink section="articles_section">{navigation.articles}</SectionLink>
        ) : (
          <PageLink to={paths.articles.href()}>{navigation.articles}</PageLink>
        )}
        <DialogButton load={() => import("../faq/faq-dialog")} data={data}>
          {navigation.faq}
        </DialogButton>
        <SectionLink section="contact_section">{navigation.contact}</SectionLink>
        <LanguageLinks />
      </nav>
    </div>
  );
};
