import type { ThemeUICSSObject } from "theme-ui";

import { baliDay, formatBaliDate, formatBaliMoment, formatBaliTime } from "../../lib/format/bali-time";
import { useNow } from "../../lib/use-now";
import * as en from "../../strings/en";
import * as indonesian from "../../strings/id";
import { useAge, useFreshness } from "../rates/use-rates";
import { media } from "../../theme/tokens";
import { wallText } from "./board-style";
import { barStyle } from "./notices";

/** Returns when the rates on screen were received, and their age in words. Undefined while they are not stale. */
function useOutage() {
  const { freshness, ratesFrom } = useFreshness();
  const today = useNow(baliDay);
  const age = useAge();
  if (freshness !== "stale" || ratesFrom === undefined) return undefined;
  const isToday = today === baliDay(ratesFrom);
  return { ratesFrom, isToday, age };
}

/** The sentence on narrow screens: the time of the rates, and that the page keeps trying. */
export const StaleNote = () => {
  const outage = useOutage();
  if (!outage) return null;
  const { ratesFrom, isToday, age } = outage;
  const moment = isToday ? formatBaliTime(ratesFrom) : formatBaliMoment(ratesFrom);
  return (
    <p sx={{ "&&": { color: "danger", fontWeight: 600 } }}>
      {en.board.showingRates([moment, age].filter(Boolean).join(", "))}
    </p>
  );
};

const stripStyle: ThemeUICSSObject = {
  ...barStyle,
  gridTemplateColumns: "auto auto",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: 5,
  px: "calc(24px + var(--edge-x, 0px))",
  bg: "coral500",
  fontSize: `clamp(1rem, 1.55vw, ${wallText(30)})`,
  fontWeight: 750,
  lineHeight: 1.1,
  "& > p[lang=id]": { fontWeight: 550, textAlign: "right" },
  // Paper cannot count up: it shows the time of the rates.
  [media.print]: { display: "grid", height: "auto", p: "8px 24px", transform: "none" },
};

/** With dates the sentences are longer, and have to fit in one line of a television. */
const datedStripStyle: ThemeUICSSObject = {
  ...stripStyle,
  fontSize: `clamp(.875rem, 1.2vw, ${wallText(23)})`,
};

/** Replaces the notices on wide screens: the time of the rates, and the advice to ask the cashier. */
export const OutageStrip = () => {
  const outage = useOutage();
  if (!outage) return null;
  const { ratesFrom, isToday, age } = outage;
  const time = formatBaliTime(ratesFrom).slice(0, 5);
  const moment = isToday ? time : formatBaliMoment(ratesFrom).slice(0, -3);
  return (
    <aside aria-label={en.board.notices} sx={isToday ? stripStyle : datedStripStyle}>
      <p>{en.board.ratesFrom([moment, age].filter(Boolean).join(", "))}</p>
      <p lang="id">
        {isToday
          ? indonesian.board.ratesFromToday(time)
          : indonesian.board.ratesFrom(`${formatBaliDate(ratesFrom)} ${time}`)}
      </p>
    </aside>
  );
};
