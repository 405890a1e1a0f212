import { useDeferredValue } from "react";

import { useStrings } from "../../components/page-language";
import { useNow } from "../../lib/use-now";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { badgeInWords } from "../rates/model/shown";
import { useAge, useFreshness, useIsBack } from "../rates/use-rates";
import { inLayouts } from "./layouts";

const badgeStyle = inLayouts("badge", {
  display: "inline-grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  borderRadius: 1,
  fontWeight: 700,
  "&::before": {
    content: '""',
    size: "max(10px, .5em)",
    borderRadius: "50%",
    bg: "currentColor",
    // Forced colours remove backgrounds and shadows, not borders.
    [media.forcedColors]: { border: "5px solid" },
  },
  // Invisible: keeps the width of a time in every state.
  "&::after": { content: "attr(data-widest)", visibility: "hidden" },
  "& > span, &::after": { gridArea: "1 / 2" },
  "&[data-freshness=waiting]": { bg: "var(--skeleton)", "&::before": { visibility: "hidden" } },
  "&[data-freshness=live]": { bg: "green500", color: "green900" },
  "&[data-freshness=aging], &[data-freshness=old], &[data-freshness=dated]": {
    boxShadow: "inset 0 0 0 1.5px currentColor",
    "&::before": {
      bg: "transparent",
      boxShadow: "inset 0 0 0 2px currentColor",
      [media.forcedColors]: { borderWidth: "2px" },
    },
  },
  // The shape changes with the colour (WCAG 1.4.1).
  "&[data-freshness=stale]": {
    bg: "red600",
    color: "white",
    "&::before": { borderRadius: "1px", transform: "rotate(45deg)" },
  },
});

/** How fresh the rates are. The only green on the board. Announces the loss and the return of the connection. */
export const StatusBadge = () => {
  const current = useFreshness();
  const deferred = useDeferredValue(current);
  // Becoming live waits for the rows, which are deferred; losing live is immediate.
  const list = current.freshness === "live" ? deferred : current;
  const { freshness, ratesFrom } = list;
  const age = useAge();
  const strings = useStrings();
  const words = useNow((now) => badgeInWords(list, age, now, strings));
  // Screen readers announce a lost connection, but not the time of each new rate. Without rates, FailedView is the alert.
  const isNews = freshness === "stale" && ratesFrom !== undefined;
  const isBack = useIsBack(current.freshness);
  return (
    <>
      <p
        data-freshness={freshness}
        data-widest={strings.rates.lastUpdate("00:00:00")}
        aria-live={isNews ? "polite" : "off"}
        sx={badgeStyle}
      >
        {freshness !== "waiting" && <span>{words}</span>}
      </p>
      <span aria-live="polite" sx={visuallyHidden}>
        {isBack && strings.rates.upToDateAgain}
      </span>
    </>
  );
};
