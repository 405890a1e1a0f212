import { graphql, Link } from "gatsby";
import { useEffect, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { SectionLink } from "../../components/section-link";
import { whatsappHref } from "../../lib/links";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { media, motion } from "../../theme/tokens";

/** Sticky, so that it never covers the end of the page. */
const barStyle: ThemeUICSSObject = {
  position: "sticky",
  bottom: 0,
  zIndex: "actionBar",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: 2,
  p: "8px 12px calc(8px + env(safe-area-inset-bottom))",
  bg: "background",
  borderTop: "lineStrong",
  boxShadow: "0 -10px 30px -12px rgb(6 40 43 / .35)",
  transition: `transform ${motion.base}, visibility ${motion.base}`,
  "&[data-shown=false]:not(:focus-within)": { transform: "translateY(110%)", visibility: "hidden" },
  // All buttons fit on the screen with text at 200 %.
  "& > a": { minHeight: 52, px: "min(14px, 3vw)", fontSize: "min(1rem, 4vw)", whiteSpace: "normal" },
  // Scroll and focus targets stop above the bar.
  "html:has(&[data-shown=true])": { scrollPaddingBottom: "calc(90px + env(safe-area-inset-bottom))" },
  [media.desktop]: { display: "none", "html:has(&[data-shown=true])": { scrollPaddingBottom: 0 } },
  [media.print]: { display: "none" },
};

/** Returns whether the visitor has scrolled past an element. */
const useScrolledPast = (id: string | undefined): boolean => {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = id === undefined ? null : document.getElementById(id);
    if (!element) return;
    // The margin counts everything below the screen as visible, so that a jump from the end to the top is noticed.
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

type Props = {
  readonly data: Queries.ActionBarFragment;
  /** Id of an element with the same actions: the bar shows once the visitor has scrolled past it. Without it, always. */
  readonly after?: string;
};

/** Rates, branches and chat at the lower edge of phones. */
export const ActionBar = ({ data: { companyYaml: company, contactYaml }, after }: Props) => {
  const isPast = useScrolledPast(after);
  return (
    <aside aria-label={en.navigation.quickActions} data-shown={after === undefined || isPast} sx={barStyle}>
      <Link to={paths.board.href()} sx={{ variant: "buttons.primary" }}>
        {en.navigation.rates}
      </Link>
      <SectionLink section="location_section" sx={{ variant: "buttons.line" }}>
        {en.common.branches}
      </SectionLink>
      <ExternalLink
        href={whatsappHref(company.whatsapp, company.whatsappInquiry)}
        sx={{ variant: "buttons.gold" }}
      >
        <Icon name="chat" />
        {contactYaml.dialog.whatsappButton}
      </ExternalLink>
    </aside>
  );
};

export const fragment = graphql`
  fragment ActionBar on Query {
    companyYaml {
      whatsapp
      whatsappInquiry
    }
    contactYaml {
      dialog {
        whatsappButton
      }
    }
  }
`;
