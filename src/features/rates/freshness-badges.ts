import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import type { Tone } from "./model/shown";

/** The shape of the dot changes too, for visitors who do not see the colour. */
const dot = (look: ThemeUICSSObject): ThemeUICSSObject => ({
  content: '""',
  display: "inline-block",
  size: 8,
  mr: "7px",
  flex: "none",
  borderRadius: "50%",
  forcedColorAdjust: "none",
  ...look,
});

/** Green for live, red for a lost connection, neutral otherwise. */
const dots: Readonly<Record<Tone, ThemeUICSSObject>> = {
  live: dot({ bg: "var(--live-dot)", boxShadow: "0 0 0 3px rgb(47 196 141 / .22)" }),
  muted: dot({ boxShadow: "inset 0 0 0 2px currentColor" }),
  lost: dot({
    borderRadius: 0,
    transform: "rotate(45deg)",
    bg: "var(--error-dot)",
    boxShadow: "0 0 0 3px rgb(192 52 29 / .2)",
  }),
};

const badge = (tone: Tone, color: string): ThemeUICSSObject => ({
  display: "inline-flex",
  alignItems: "center",
  fontSize: "micro",
  fontWeight: 700,
  color,
  whiteSpace: "nowrap",
  "&::before": dots[tone],
});

/** A dot and a word. */
export const freshnessBadges: Readonly<Record<Tone, ThemeUICSSObject>> = {
  // Paper is not live.
  live: { ...badge("live", "positive"), [media.print]: { display: "none" } },
  muted: badge("muted", "muted"),
  lost: badge("lost", "danger"),
};

/** A sentence, with a dot unless it is about a live rate. */
export const freshnessSentences: Readonly<Record<Tone, ThemeUICSSObject>> = {
  live: {},
  muted: { "&::before": dots.muted },
  lost: { "&::before": dots.lost },
};
