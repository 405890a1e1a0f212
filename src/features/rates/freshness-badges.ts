import type { ThemeUICSSObject } from "theme-ui";

import type { Freshness } from "./model/freshness";

/** A dot and a word. The shape of the dot changes too, for visitors who do not see the colour. */
export const liveBadge: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: "7px",
  fontSize: "micro",
  fontWeight: 700,
  color: "positive",
  whiteSpace: "nowrap",
  "&::before": {
    content: '""',
    width: 8,
    height: 8,
    flex: "none",
    borderRadius: "50%",
    bg: "var(--live-dot)",
    forcedColorAdjust: "none",
    boxShadow: "0 0 0 3px rgb(47 196 141 / .22)",
  },
};

export const notLiveBadge: ThemeUICSSObject = {
  ...liveBadge,
  color: "danger",
  "&::before": {
    content: '""',
    width: 8,
    height: 8,
    flex: "none",
    borderRadius: 0,
    transform: "rotate(45deg)",
    bg: "var(--error-dot)",
    forcedColorAdjust: "none",
    boxShadow: "0 0 0 3px rgb(192 52 29 / .2)",
  },
};

export const agingBadge: ThemeUICSSObject = {
  ...liveBadge,
  color: "muted",
  "&::before": {
    content: '""',
    width: 8,
    height: 8,
    flex: "none",
    borderRadius: "50%",
    bg: "transparent",
    boxShadow: "inset 0 0 0 2px currentColor",
    forcedColorAdjust: "none",
  },
};

/** Green for live, red for a lost connection, neutral otherwise. */
export const freshnessBadges: Readonly<Record<Freshness, ThemeUICSSObject>> = {
  waiting: agingBadge,
  live: liveBadge,
  aging: agingBadge,
  dated: agingBadge,
  stale: notLiveBadge,
};
