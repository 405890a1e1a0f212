import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import { toneBadges } from "./freshness-badges";
import type { Freshness } from "./model/freshness";
import { freshnessInWords, lastUpdateInWords } from "./model/shown";
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
  [media.noScript]: { display: "none" },
};

/** On paper an age says nothing. */
const screenStyle: ThemeUICSSObject = { [media.print]: { display: "none" } };
const paperStyle: ThemeUICSSObject = { display: "none", [media.print]: { display: "inline" } };

const besideAgeStyle: ThemeUICSSObject = { display: "none", [media.wide]: { display: "inline" } };

const badges: Readonly<Record<Freshness, ThemeUICSSObject>> = {
  waiting: {},
  live: toneBadges.live,
  aging: { ...toneBadges.muted, ...screenStyle },
  dated: toneBadges.muted,
  stale: toneBadges.lost,
};

/**
 * How fresh the rates are, in words: green while live, red when the connection is lost. Announces the loss and the return of
 * the connection, so render it once on a page and once in a dialog.
 */
export const RatesStatus = () => {
  const list = useFreshness();
  const { freshness, ratesFrom } = list;
  const age = useAge();
  const { sentence, detail, receivedAt } = freshnessInWords(list, age);
  // Without rates, the view in their place announces the failure.
  const isNews = freshness !== "stale" || ratesFrom !== undefined;
  const more = detail && (
    <span key={freshness} sx={freshness === "live" ? screenStyle : undefined}>
      {receivedAt ? (
        <>
          {detail} <span sx={besideAgeStyle}>{receivedAt}</span>
          <span>{age}</span>
        </>
      ) : (
        <span>{detail}</span>
      )}
    </span>
  );
  return (
    <span sx={statusStyle}>
      {freshness !== "stale" && sentence && (
        <span sx={badges[freshness]}>
          <span>{sentence}</span>
        </span>
      )}
      {freshness !== "stale" && more}
      <span role={isNews ? "status" : undefined}>
        {freshness === "stale" && <span sx={badges.stale}>{sentence}</span>}
      </span>
      {freshness === "stale" && more}
      {(freshness === "live" || freshness === "aging") && (
        <span sx={paperStyle}>{lastUpdateInWords(list)}</span>
      )}
      <RecoveryNote />
    </span>
  );
};
