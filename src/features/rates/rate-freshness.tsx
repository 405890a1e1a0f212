import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import { toneBadges } from "./freshness-badges";
import { rowNote } from "./model/freshness";
import type { Rate } from "./model/rate";
import { freshnessInWords, toneOf } from "./model/shown";
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
  const strings = useStrings();
  const note = rowNote(rate, useToday(), strings);
  const { detail } = freshnessInWords(list, useAge(), strings);
  const tone = toneOf(list.freshness);
  return (
    <>
      {tone !== "live" && (
        <>
          <span sx={tone === "lost" ? lostStyle : mutedStyle}>{`${strings.rates.notLive}.`}</span>{" "}
        </>
      )}
      {/* A new element is not a layout shift. */}
      <span key={tone}>{note ?? detail}</span>
    </>
  );
};
