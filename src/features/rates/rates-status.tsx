import type { ThemeUICSSObject } from "theme-ui";

import { formatBaliMoment, formatBaliTime } from "../../lib/format/bali-time";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { agingBadge, liveBadge, notLiveBadge } from "./freshness-badges";
import { Age } from "./rate-freshness";
import { RecoveryNote } from "./recovery-note";
import { useAge, useFreshness, useRates } from "./use-rates";

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

/** Time and age of the rates; the age alone on narrow screens. */
const Received = ({ time }: { readonly time: number }) => {
  const age = useAge();
  return (
    <span>
      {en.rates.received} <span sx={besideAgeStyle}>{en.rates.receivedAt(formatBaliTime(time))}</span>
      <span>{age}</span>
    </span>
  );
};

/**
 * How fresh the rates are, in words: green while live, red when the connection is lost. Announces the loss and the return of
 * the connection, so render it once on a page and once in a dialog.
 */
export const RatesStatus = () => {
  const { freshness, ratesFrom, lastSetAt } = useFreshness();
  const isEmpty = useRates().rates?.length === 0;
  const lastUpdate = en.rates.lastUpdate(
    lastSetAt === undefined ? en.rates.unknownTime : formatBaliMoment(lastSetAt),
  );
  // Without rates, the view in their place announces the failure.
  const isNews = freshness !== "stale" || ratesFrom !== undefined;
  return (
    <span sx={statusStyle}>
      {freshness === "waiting" && <span>{en.rates.loading}</span>}
      {freshness === "live" && <span sx={liveBadge}>{en.rates.liveUpdate}</span>}
      {freshness === "live" && (
        <span sx={screenStyle}>
          <Age sentence={en.rates.updated} />
        </span>
      )}
      {(freshness === "live" || freshness === "aging") && <span sx={paperStyle}>{lastUpdate}</span>}
      {freshness === "aging" && !isEmpty && (
        <span sx={{ ...agingBadge, ...screenStyle }}>
          <Age sentence={en.rates.updated} />
        </span>
      )}
      {freshness === "dated" && (
        <span sx={agingBadge}>
          <span>{lastUpdate}</span>
        </span>
      )}
      <span role={isNews ? "status" : undefined}>
        {freshness === "stale" && <span sx={notLiveBadge}>{en.rates.connectionError}</span>}
      </span>
      {freshness === "stale" &&
        ratesFrom !== undefined &&
        (ratesFrom === lastSetAt ? <span>{lastUpdate}</span> : <Received time={ratesFrom} />)}
      <RecoveryNote />
    </span>
  );
};
