import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import type { Tone } from "./model/shown";

/** A dot and a word. The shape of the dot changes too, for visitors who do not see the colour. */
const badge = (color: string, dot: ThemeUICSSObject): ThemeUICSSObject => ({
  display: "inline-flex",
  alignItems: "center",
  gap: "7px",
  fontSize: "micro",
  fontWeight: 700,
  color,
  whiteSpace: "nowrap",
  "&::before": {
    content: '""',
    size: 8,
    flex: "none",
    borderRadius: "50%",
    forcedColorAdjust: "none",
    ...dot,
  },
});

/** Green for live, red for a lost connection, neutral otherwise. */
export const toneBadges: Readonly<Record<Tone, ThemeUICSSObject>> = {
  live: {
    ...badge("positive", { bg: "var(--live-dot)", boxShadow: "0 0 0 3px rgb(47 196 141 / .22)" }),
    // Paper is not live.
    [media.print]: { display: "none" },
  },
  muted: badge("muted", { boxShadow: "inset 0 0 0 2px currentColor" }),
  lost: badge("danger", {
    borderRadius: 0,
    transform: "rotate(45deg)",
    bg: "var(--error-dot)",
    boxShadow: "0 0 0 3px rgb(192 52 29 / .2)",
  }),
};
