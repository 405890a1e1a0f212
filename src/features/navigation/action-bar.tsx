import { graphql } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { SectionLink } from "../../components/section-link";
import { inquiryHref } from "../../lib/links";
import { paths } from "../../lib/paths";
import { media, motion } from "../../theme/tokens";

/** Sticky, so that it never covers the end of the page. */
const barStyle: ThemeUICSSObject = {
  position: "sticky",
  bottom: 0,
  zIndex: "actionBar",
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  p: "8px 12px calc(8px + env(safe-area-inset-bottom))",
  bg: "background",
  borderTop: "lineStrong",
  boxShadow: "0 -10px 30px -12px rgb(6 40 43 / .35)",
  transition: `transform ${motion.base}, visibility ${motion.base}`,
  "&[data-shown=false]:not(:focus-within)": { transform: "translateY(110%)", visibility: "hidden" },
  // Large text takes a second line, in which the longest word still fits.
  "& > a": { flex: "1 1 auto", minHeight: 52, px: "min(14px, 1.8vw)", fontSize: "min(1rem, 8.2vw)" },
  // Scroll and focus targets stop above the bar.
  "html:has(&[data-shown=true])": { scrollPaddingBottom: "calc(5.625rem + env(safe-area-inset-bottom))" },
  // Low screens have no room for it: it ends the page.
  [media.low]: { position: "static", "html:has(&[data-shown=true])": { scrollPaddingBottom: 0 } },
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

type BarProps = {
  /** Id of an element with the same actions: the bar shows once the visitor has scrolled past it. Without it, always. */
  readonly after?: string | undefined;
  readonly children: ReactNode;
};

/** Links at the lower edge of phones. */
export const Bar = ({ after, children }: BarProps) => {
  const { navigation } = useStrings();
  const isPast = useScrolledPast(after);
  return (
    <aside aria-label={navigation.quickActions} data-shown={after === undefined || isPast} sx={barStyle}>
      {children}
    </aside>
  );
};

type Props = { readonly data: Queries.ActionBarFragment } & Pick<BarProps, "after">;

/** Rates, branches and chat. */
export const ActionBar = ({ data: { companyYaml: company, contactYaml }, after }: Props) => {
  const { common, navigation } = useStrings();
  return (
    <Bar after={after}>
      <PageLink to={paths.board.href()} sx={{ variant: "buttons.primary" }}>
        {navigation.rates}
      </PageLink>
      <SectionLink section="location_section" sx={{ variant: "buttons.line" }}>
        {common.branches}
      </SectionLink>
      <ExternalLink href={inquiryHref(company)} sx={{ variant: "buttons.gold" }}>
        <Icon name="chat" />
        {contactYaml.dialog.whatsappButton}
      </ExternalLink>
    </Bar>
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
