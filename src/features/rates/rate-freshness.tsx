import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { toneBadges } from "./freshness-badges";
import type { Rate } from "./model/rate";
import { freshnessInWords, shown, toneOf } from "./model/shown";
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

/** The freshness of one rate: its note, else the age of the list. Re-renders each second, and is no live region. */
export const RateFreshness = ({ rate }: { readonly rate: Rate }) => {
  const list = useFreshness();
  const { note } = shown(rate, useToday());
  const { detail } = freshnessInWords(list, useAge());
  const tone = toneOf(list.freshness);
  return (
    <>
      {tone !== "live" && (
        <>
          <span sx={tone === "lost" ? lostStyle : mutedStyle}>{`${en.rates.notLive}.`}</span>{" "}
        </>
      )}
      {/* A new element is not a layout shift. */}
      <span key={tone}>{note ?? detail}</span>
    </>
  );
};
