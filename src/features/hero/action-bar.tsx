import { graphql, Link } from "gatsby";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { whatsappHref } from "../../lib/links";
import { paths } from "../../lib/paths";
import { media, motion } from "../../theme/tokens";

/** The hero's own buttons; the bar shows once they have left the screen. */
export const HERO_ACTIONS_ID = "hero_actions";

/** The bar's height where its buttons have one line each; `useMeasuredHeight` tells it where text is larger. */
const height = "var(--action-bar, calc(69px + env(safe-area-inset-bottom)))";

const barStyle: ThemeUICSSObject = {
  position: "fixed",
  inset: "auto 0 0",
  zIndex: "actionBar",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: 2,
  p: "8px 12px calc(8px + env(safe-area-inset-bottom))",
  bg: "background",
  borderTop: "1px solid",
  borderColor: "borderStrong",
  boxShadow: "0 -10px 30px -12px rgb(6 40 43 / .35)",
  transition: `transform ${motion.base}, visibility ${motion.base}`,
  // Not from under somebody's keyboard.
  "&[data-shown=false]:not(:focus-within)": { transform: "translateY(110%)", visibility: "hidden" },
  // Text at twice its size still leaves both buttons on the screen.
  "& > a": { minHeight: 52, px: "min(18px, 4.5vw)", fontSize: "min(1rem, 5vw)" },
  // What is scrolled to or focused stops above the bar, and so does the end of the page.
  "html:has(&[data-shown=true])": { scrollPaddingBottom: `calc(${height} + 16px)` },
  "body:has(&)": { pb: height },
  [media.desktop]: {
    display: "none",
    "html:has(&[data-shown=true])": { scrollPaddingBottom: 0 },
    "body:has(&)": { pb: 0 },
  },
  [media.print]: { display: "none" },
};

/** Whether an element has been scrolled past. False until the browser has looked. */
const useScrolledPast = (id: string): boolean => {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    // However far below the screen counts as on it: a jump from the page's end to its top is told too.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: "0px 0px 1000000px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
};

/** Keeps the page's room for the bar as high as the bar is. */
const useMeasuredHeight = (): RefObject<HTMLElement | null> => {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const reserved = parseFloat(getComputedStyle(document.body).paddingBottom);
      // Set only where it differs: the whole page would be styled anew.
      if (Math.abs(element.offsetHeight - reserved) >= 1)
        document.documentElement.style.setProperty("--action-bar", `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty("--action-bar");
    };
  }, []);
  return bar;
};

type Props = { readonly data: Queries.ActionBarFragment };

/** On phones, today's rates and a chat within thumb reach for as long as the hero's buttons are out of sight. */
export const ActionBar = ({ data: { companyYaml: company, heroYaml, contactYaml } }: Props) => (
  <aside
    ref={useMeasuredHeight()}
    aria-label="Quick actions"
    data-shown={useScrolledPast(HERO_ACTIONS_ID)}
    sx={barStyle}
  >
    <Link to={paths.board.href()} sx={{ variant: "buttons.primary" }}>
      {heroYaml.ratesButton}
    </Link>
    <ExternalLink
      href={whatsappHref(company.whatsapp, company.whatsappInquiry)}
      sx={{ variant: "buttons.gold" }}
    >
      <Icon name="chat" />
      {contactYaml.dialog.whatsappButton}
    </ExternalLink>
  </aside>
);

export const fragment = graphql`
  fragment ActionBar on Query {
    companyYaml {
      whatsapp
      whatsappInquiry
    }
    heroYaml {
      ratesButton
    }
    contactYaml {
      dialog {
        whatsappButton
      }
    }
  }
`;
