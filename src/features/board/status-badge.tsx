import type { ThemeUICSSObject } from "theme-ui";

import { formatBaliTime } from "../../lib/bali-time";
import { room } from "../../theme/tokens";
import { latestRateTime } from "../rates/rate";
import { useAge, useFreshness, useRates } from "../rates/use-rates";
import { useNow } from "../../lib/use-now";

const badgeStyle: ThemeUICSSObject = {
  gridArea: "4 / 1 / 5 / -1",
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minHeight: 34,
  px: 3,
  borderRadius: 1,
  fontSize: "small",
  fontWeight: 750,
  fontVariantNumeric: "tabular-nums lining-nums",
  "&::before": {
    content: '""',
    flex: "none",
    width: 10,
    height: 10,
    borderRadius: "50%",
    bg: "currentColor",
  },
  "&[data-freshness=waiting]": { minWidth: 200, bg: "var(--skeleton)", "&::before": { content: "none" } },
  "&[data-freshness=live]": { bg: "green500", color: "green900" },
  "&[data-freshness=aging]": {
    boxShadow: "inset 0 0 0 1.5px currentColor",
    "&::before": { bg: "transparent", boxShadow: "inset 0 0 0 2px currentColor" },
  },
  // The shape changes with the colour, for those who do not see the colour.
  "&[data-freshness=stale]": {
    bg: "red600",
    color: "white",
    "&::before": { borderRadius: "1px", transform: "rotate(45deg)" },
  },
  [room.wide]: { gridArea: "3 / 1 / 4 / -1", justifySelf: "end" },
  [room.board]: {
    gridArea: "auto",
    height: 40,
    whiteSpace: "nowrap",
    px: 4,
    fontSize: "clamp(.9375rem, 1.05vw, 1.25rem)",
    "&[data-freshness=waiting]": { minWidth: "15em" },
  },
  [room.smallBoard]: { height: 34, px: "10px", gap: "7px", fontSize: "micro" },
  [room.tv]: { height: 46 },
};

const LEAD = "Last Update - ";
const Now = () => <span>{LEAD + (useNow(formatBaliTime) ?? "")}</span>;
const Age = () => <span>{LEAD + (useAge() ?? "")}</span>;

type LastUpdateProps = { readonly isAging: boolean };

/**
 * The latest time among the rates, or now if none tells one (specification, section 4); the age of rates whose next answer
 * is overdue.
 */
const LastUpdate = ({ isAging }: LastUpdateProps) => {
  const { rates } = useRates();
  if (isAging && rates?.length !== 0) return <Age />;
  const time = rates && latestRateTime(rates);
  return time === undefined ? <Now /> : <span>{LEAD + formatBaliTime(time)}</span>;
};

/** How far the rates on the board can be trusted; the only green on it. */
export const StatusBadge = () => {
  const { freshness, receivedAt } = useFreshness();
  // A lost connection is worth a word to those who listen, the time of each new rate is not. Where there are no rates the
  // view in their place says it.
  const isNews = freshness === "stale" && receivedAt !== undefined;
  return (
    <p data-freshness={freshness} aria-live={isNews ? "polite" : "off"} sx={badgeStyle}>
      {freshness === "stale" && <span>Connection Error</span>}
      {(freshness === "live" || freshness === "aging") && <LastUpdate isAging={freshness === "aging"} />}
    </p>
  );
};
