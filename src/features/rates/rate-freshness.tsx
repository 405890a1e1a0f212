import type { ThemeUICSSObject } from "theme-ui";

import { toneBadges } from "./freshness-badges";
import type { Rate } from "./model/rate";
import { rowFreshnessInWords, shown, toneOf } from "./model/shown";
import { useAge, useFreshness, useToday } from "./use-rates";

/** The badge on the baseline of the sentence beside it, and no higher. */
const inSentence: ThemeUICSSObject = {
  alignItems: "baseline",
  verticalAlign: "baseline",
  mr: ".3em",
  fontSize: "inherit",
  lineHeight: 1,
};

const mutedStyle: ThemeUICSSObject = { ...toneBadges.muted, ...inSentence };
const lostStyle: ThemeUICSSObject = { ...toneBadges.lost, ...inSentence };

type Props = {
  /** Undefined while the list has no such row. */
  readonly rate: Rate | undefined;
};

/** The freshness of one rate in a sentence. Re-renders each second, and is no live region. */
export const RateFreshness = ({ rate }: Props) => {
  const { freshness } = useFreshness();
  const today = useToday();
  const row = rate && shown(rate, today, freshness);
  const { badge, sentence } = rowFreshnessInWords(row, freshness, useAge());
  return (
    <>
      {badge && (
        <>
          <span sx={toneOf(freshness) === "lost" ? lostStyle : mutedStyle}>{badge}</span>{" "}
        </>
      )}
      {/* A new element is not a layout shift. */}
      <span key={badge}>{sentence}</span>
    </>
  );
};
