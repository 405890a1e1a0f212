import type { ThemeUICSSObject } from "theme-ui";

import { formatBaliMoment, formatBaliTime } from "../../lib/format/bali-time";
import { media } from "../../theme/tokens";
import { Age } from "./age";
import { agingBadge, liveBadge, notLiveBadge } from "./freshness-badges";
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

const besideAgeStyle: ThemeUICSSObject = { display: "none", [media.wide]: { display: "inline" } };

/** The time gives way to the age where there is little room; where the age is not known, it stands alone. */
const Received = ({ at }: { readonly at: number }) => {
  const age = useAge();
  return (
    <span>
      Rates received{" "}
      <span sx={age ? besideAgeStyle : undefined}>{`at ${formatBaliTime(at)}${age ? ", " : ""}`}</span>
      <span sx={{ fontVariantNumeric: "tabular-nums lining-nums" }}>{age}</span>
    </span>
  );
};

/**
 * How fresh the rates are, in words. Green only while they are live; red when the connection is lost. That, and its return, is
 * announced to screen readers: one place on a page does so, and a dialog too, behind which nothing is announced.
 */
export const RatesStatus = () => {
  const { freshness, receivedAt, ratedAt } = useFreshness();
  // Where there are no rates, what stands in their place says it.
  const isNews = freshness !== "stale" || receivedAt !== undefined;
  return (
    <span sx={statusStyle}>
      {freshness === "waiting" && <span>Loading rates</span>}
      {freshness === "live" && <span sx={liveBadge}>Live Update</span>}
      {freshness === "live" && <Age lead="Updated" />}
      {freshness === "aging" && (
        <span sx={agingBadge}>
          <Age lead="Updated" />
        </span>
      )}
      {freshness === "dated" && ratedAt !== undefined && (
        <span sx={agingBadge}>
          <span>{`Last Update - ${formatBaliMoment(ratedAt)}`}</span>
        </span>
      )}
      <span role={isNews ? "status" : undefined}>
        {freshness === "stale" && <span sx={notLiveBadge}>Connection Error</span>}
      </span>
      {freshness === "stale" && receivedAt !== undefined && <Received at={receivedAt} />}
      <RecoveryNote />
    </span>
  );
};
