import type { ThemeUICSSObject } from "theme-ui";

import type { Freshness } from "./freshness";

/** Green for live alone, red once the connection is lost, neutral in between. */
export const freshnessBadges: Readonly<Record<Freshness, ThemeUICSSObject>> = {
  waiting: { variant: "badges.aging" },
  live: { variant: "badges.live" },
  aging: { variant: "badges.aging" },
  stale: { variant: "badges.notLive" },
};
