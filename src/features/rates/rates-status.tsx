import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { freshnessBadge, freshnessSentence } from "./freshness-badges";
import { rowNote } from "./model/freshness";
import type { Rate } from "./model/rate";
import { freshnessInWords, lastUpdateInWords, rateInWords } from "./model/shown";
import { useAge, useFreshness, useIsBack, useToday } from "./use-rates";

const statusStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 16px",
  alignItems: "center",
  minHeight: 26,
  fontSize: "small",
  color: "muted",
  // With large text a time is longer than the line.
  "& span": { whiteSpace: "normal" },
  [media.noScript]: { display: "none" },
};

/** On paper an age says nothing. */
const screenStyle: ThemeUICSSObject = { [media.print]: { display: "none" } };
const paperStyle: ThemeUICSSObject = { display: "none", [media.print]: { display: "inline" } };

type Props = {
  /** Says it of this rate, in a sentence. */
  readonly rate?: Rate;
};

/**
 * How fresh the rates are, in words: green while live, red when the connection is lost. Of the list it announces the loss and the
 * return of the connection, so render that once on a page and once in a dialog.
 */
export const RatesStatus = ({ rate }: Props) => {
  const list = useFreshness();
  const age = useAge();
  const today = useToday();
  const isBack = useIsBack(list.freshness);
  const strings = useStrings();
  const { tone, badge, detail } = freshnessInWords(list, age, strings);
  if (rate) {
    // A new element is not a layout shift.
    return (
      <span key={tone} data-tone={tone} sx={freshnessSentence}>
        {rateInWords(list, age, rowNote(rate, today, strings), strings)}
      </span>
    );
  }
  const isLost = tone === "lost";
  const drawn = badge && (
    <span data-tone={tone} sx={freshnessBadge}>
      <span>{badge}</span>
    </span>
  );
  return (
    <span sx={statusStyle}>
      {!isLost && drawn}
      {/* Without rates, the view in their place announces the failure. */}
      <span role={isLost && list.ratesFrom === undefined ? undefined : "status"}>
        {isLost && drawn}
        <span sx={visuallyHidden}>{isBack && strings.rates.upToDateAgain}</span>
      </span>
      {detail && (
        <>
          <span key={tone} sx={screenStyle}>
            <span>{detail}</span>
          </span>
          <span sx={paperStyle}>{lastUpdateInWords(list, strings)}</span>
        </>
      )}
    </span>
  );
};
