import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";

/** A dot by `data-tone`: green for live, red for a lost connection, neutral otherwise. */
const dots: ThemeUICSSObject = {
  "&::before": {
    content: '""',
    display: "inline-block",
    size: 8,
    mr: "7px",
    flex: "none",
    borderRadius: "50%",
    boxShadow: "inset 0 0 0 2px currentColor",
    forcedColorAdjust: "none",
  },
  "&[data-tone=live]::before": { bg: "var(--live-dot)", boxShadow: "0 0 0 3px rgb(47 196 141 / .22)" },
  // The shape changes too, for visitors who do not see the colour.
  "&[data-tone=lost]::before": {
    borderRadius: 0,
    transform: "rotate(45deg)",
    bg: "var(--error-dot)",
    boxShadow: "0 0 0 3px rgb(192 52 29 / .2)",
  },
};

/** A dot and a word. */
export const freshnessBadge: ThemeUICSSObject = {
  ...dots,
  display: "inline-flex",
  alignItems: "center",
  fontSize: "micro",
  fontWeight: 700,
  color: "muted",
  whiteSpace: "nowrap",
  // Paper is not live.
  "&[data-tone=live]": { color: "positive", [media.print]: { display: "none" } },
  "&[data-tone=lost]": { color: "danger" },
};

/** A sentence, with a dot unless it is about a live rate. */
export const freshnessSentence: ThemeUICSSObject = {
  ...dots,
  "&[data-tone=live]::before": { content: "none" },
};
