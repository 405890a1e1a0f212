import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { agingBadge, notLiveBadge } from "./freshness-badges";
import { rowNote } from "./model/freshness";
import type { Rate } from "./model/rate";
import { useAge, useFreshness, useToday } from "./use-rates";

type AgeProps = { readonly sentence: (age: string) => string };

/** The age of the rates, "Updated 12 seconds ago". Re-renders each second, and is no live region. */
export const Age = ({ sentence }: AgeProps) => {
  const age = useAge();
  return age && <span>{sentence(age)}</span>;
};

/** The badge on the baseline of the sentence beside it, and no higher. */
const inSentence: ThemeUICSSObject = {
  alignItems: "baseline",
  verticalAlign: "baseline",
  mr: ".3em",
  fontSize: "inherit",
  lineHeight: 1,
};

const lostStyle: ThemeUICSSObject = { ...notLiveBadge, ...inSentence };
const agingStyle: ThemeUICSSObject = { ...agingBadge, ...inSentence };

/** The freshness of one rate in a sentence: its day unless today, else the age of the rates; also a lost connection. */
export const RateFreshness = ({ rate }: { readonly rate: Rate | undefined }) => {
  const { freshness } = useFreshness();
  const today = useToday();
  const note = rate && rowNote(rate, today);
  if (note !== undefined && freshness !== "stale") return <span>{note}</span>;
  if (freshness === "live") return <Age sentence={en.rates.updated} />;
  return (
    <>
      <span sx={freshness === "stale" ? lostStyle : agingStyle}>{`${en.rates.notLive}.`}</span>{" "}
      {note === undefined ? (
        freshness !== "dated" && <Age sentence={en.rates.lastRate} />
      ) : (
        <span>{note}</span>
      )}
    </>
  );
};
