import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { dailyHours, openStatus, type DailyOpening } from "../lib/opening-hours";
import { useMinute } from "../lib/use-now";
import { media } from "../theme/tokens";
import { useStrings } from "./page-language";

const statusStyle: ThemeUICSSObject = {
  display: "inline-grid",
  gridTemplateColumns: "9px auto",
  alignItems: "center",
  columnGap: "9px",
  fontSize: "small",
  fontWeight: 600,
  whiteSpace: "nowrap",
  [media.narrow]: { whiteSpace: "normal" },
  // Closed: a hollow dot, not the red of a fault.
  "&::before": {
    content: '""',
    size: 9,
    borderRadius: "50%",
    boxShadow: "inset 0 0 0 2px currentColor",
    forcedColorAdjust: "none",
  },
  // Reserves the width of every text against layout shift.
  "&::after": {
    content: 'attr(data-always) "\\a" attr(data-open-label) "\\a" attr(data-closed-label)',
    whiteSpace: "pre",
    [media.narrow]: { whiteSpace: "pre-wrap" },
    gridColumn: 2,
    height: 0,
    overflow: "hidden",
    visibility: "hidden",
  },
  // On paper it would soon be wrong.
  [media.print]: { display: "none" },
  "&[data-open=true]::before": { bg: "var(--live-dot)", boxShadow: "0 0 0 3px rgb(47 196 141 / .25)" },
};

type Props = {
  readonly opening: DailyOpening;
  readonly className?: string;
};

/** "Open now - until 22:00" or "Closed now, opens 08:00 Bali time"; in the built HTML the daily hours. */
export const OpenStatus = ({ opening, className }: Props) => {
  const { hours } = opening;
  const strings = useStrings();
  const minute = useMinute();
  const status = minute === undefined ? undefined : openStatus(opening, minute, strings);
  return (
    <span
      data-open={status?.isOpen}
      data-always={dailyHours(hours, strings)}
      data-open-label={strings.openingHours.openUntil(hours.closes)}
      data-closed-label={strings.openingHours.closed(hours.opens)}
      sx={statusStyle}
      className={className}
    >
      <span>{status?.label ?? dailyHours(hours, strings)}</span>
    </span>
  );
};

export const fragment = graphql`
  fragment OpeningHours on CompanyYaml {
    hours {
      days
      opens
      closes
    }
    closures {
      name
      date
      until
      opens
      closes
    }
  }

  fragment BranchOpening on BranchYaml {
    hours {
      opens
      closes
    }
    closures {
      name
      date
      until
      opens
      closes
    }
  }
`;
