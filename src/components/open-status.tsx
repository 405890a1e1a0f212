import { useEffect, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { openStatus } from "../lib/opening-hours";
import { media } from "../theme/tokens";

const MINUTE_MS = 60_000;

const statusStyle: ThemeUICSSObject = {
  display: "inline-grid",
  gridTemplateColumns: "9px auto",
  alignItems: "center",
  columnGap: "9px",
  fontSize: "small",
  fontWeight: 650,
  whiteSpace: "nowrap",
  [media.narrow]: { whiteSpace: "normal" },
  // Closed: a hollow dot, not the red of a fault.
  "&::before": {
    content: '""',
    width: 9,
    height: 9,
    borderRadius: "50%",
    boxShadow: "inset 0 0 0 2px currentColor",
    forcedColorAdjust: "none",
  },
  // Reserves the width of every text, so that nothing moves.
  "&::after": {
    content: 'attr(data-always) "\\a" attr(data-open-label)',
    whiteSpace: "pre",
    [media.narrow]: { whiteSpace: "pre-wrap" },
    gridColumn: 2,
    height: 0,
    overflow: "hidden",
    visibility: "hidden",
  },
  "&[data-open=true]::before": { bg: "var(--live-dot)", boxShadow: "0 0 0 3px rgb(47 196 141 / .25)" },
};

/** Returns the time, updated at every full minute; undefined in the built HTML. */
const useMinute = (): number | undefined => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const time = Date.now();
      setNow(time);
      timer = setTimeout(tick, MINUTE_MS - (time % MINUTE_MS));
    };
    tick();
    // Browsers slow the timers of hidden tabs.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
};

type Props = {
  readonly hours: { readonly days: string; readonly opens: string; readonly closes: string };
  readonly className?: string;
};

/** "Open now - until 22:00" or "Closed, opens 08:00", in Bali time; before the browser knows the time, the hours. */
export const OpenStatus = ({ hours, className }: Props) => {
  const now = useMinute();
  const always = `${hours.days} ${hours.opens}-${hours.closes}`;
  const status = now === undefined ? undefined : openStatus(hours, now);
  return (
    <span
      data-open={status?.isOpen}
      data-always={always}
      data-open-label={`Open now - until ${hours.closes}`}
      sx={statusStyle}
      className={className}
    >
      <span>{status?.label ?? always}</span>
    </span>
  );
};
