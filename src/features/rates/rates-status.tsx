import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import { media } from "../../theme/tokens";
import { toneBadges } from "./freshness-badges";
import { freshnessInWords, lastUpdateInWords, toneOf } from "./model/shown";
import { RecoveryNote } from "./recovery-note";
import { useAge, useFreshness } from "./use-rates";

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

/**
 * How fresh the rates are, in words: green while live, red when the connection is lost. Announces the loss and the return of
 * the connection, so render it once on a page and once in a dialog.
 */
export const RatesStatus = () => {
  const list = useFreshness();
  const { freshness, ratesFrom } = list;
  const strings = useStrings();
  const { words, detail } = freshnessInWords(list, useAge(), strings);
  const isLost = freshness === "stale";
  const badge = words && (
    <span sx={toneBadges[toneOf(freshness)]}>
      <span>{words}</span>
    </span>
  );
  return (
    <span sx={statusStyle}>
      {!isLost && badge}
      {/* Without rates, the view in their place announces the failure. */}
      <span role={isLost && ratesFrom === undefined ? undefined : "status"}>{isLost && badge}</span>
      {detail && (
        <>
          <span key={freshness} sx={screenStyle}>
            <span>{detail}</span>
          </span>
          <span sx={paperStyle}>{lastUpdateInWords(list, strings)}</span>
        </>
      )}
      <RecoveryNote />
    </span>
  );
};
