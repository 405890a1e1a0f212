import type { ThemeUICSSObject } from "theme-ui";

import { openStatus, type OpeningHours } from "../../lib/opening-hours";
import { useNow } from "../../lib/use-now";
import * as en from "../../strings/en";
import { Clock } from "./board-clock";
import { wallText } from "./board-style";
import { useFullscreen } from "./use-wall-screen";

/** Moves with the shift of the header, further: nothing on it stands still all night. */
const screenStyle: ThemeUICSSObject = {
  position: "fixed",
  inset: 0,
  zIndex: "toast",
  bg: "#000",
  color: "#4a5f5d",
  fontVariantNumeric: "tabular-nums lining-nums",
  // A pointer that moves, or a key, shows the board.
  "html:not([data-pointer=hidden]) &": { display: "none" },
  "& > div": {
    position: "absolute",
    inset: 0,
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: 4,
    transform: "translate(calc(var(--shift-x, 0px) * 40), calc(var(--shift-y, 0px) * 40))",
  },
  "& .clock": { fontSize: `max(4.5rem, ${wallText(150)})`, fontWeight: 600, lineHeight: 1 },
  "& .opens": { fontSize: `max(1.5rem, ${wallText(44)})`, lineHeight: 1.2 },
};

/** Covers a board in fullscreen outside opening hours, so that the panel rests: a dark clock, and when the counters open. */
export const ClosedScreen = ({ opening }: { readonly opening: OpeningHours }) => {
  const isFullscreen = useFullscreen();
  const opens = useNow((now) => {
    const { isOpen, until } = openStatus(opening, now);
    return isOpen ? "" : until;
  });
  if (!isFullscreen || !opens) return null;
  return (
    <div sx={screenStyle}>
      <div>
        <p className="clock">
          <Clock />
        </p>
        <p className="opens">{en.board.opens(opens)}</p>
      </div>
    </div>
  );
};
