import { useEffect } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import { openStatus, type OpeningHours } from "../../lib/opening-hours";
import { useNow } from "../../lib/use-now";
import { Clock } from "./board-clock";
import { wallLength } from "./board-geometry";

const POINTER_RESTS_AFTER_MS = 3_000;
const LOCK_EVERY_MS = 60_000;
const SHIFT_EVERY_MS = 180_000;

/** Positions of the shift, on an ellipse. */
const SHIFTS = 8;

/**
 * Keeps the screen awake until the returned function is called. Each minute it replaces a lock that the system released or
 * refused, for example because of a low battery.
 */
function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
  const renew = () => {
    lock = lock
      .then((held) => (held?.released === false ? held : navigator.wakeLock?.request("screen")))
      .catch(() => undefined);
  };
  renew();
  const timer = setInterval(renew, LOCK_EVERY_MS);
  return () => {
    clearInterval(timer);
    void lock.then((held) => held?.release());
  };
}

/** Hides the pointer and the buttons while nobody moves it, and from the start if nobody is there. */
function hideRestingPointer(isHidden: boolean): () => void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => root.setAttribute("data-pointer", "hidden");

  function onMove() {
    root.removeAttribute("data-pointer");
    clearTimeout(timer);
    timer = setTimeout(hide, POINTER_RESTS_AFTER_MS);
  }

  if (isHidden) hide();
  else onMove();
  const events = ["pointermove", "pointerdown", "keydown"] as const;
  for (const event of events) window.addEventListener(event, onMove);
  return () => {
    clearTimeout(timer);
    root.removeAttribute("data-pointer");
    for (const event of events) window.removeEventListener(event, onMove);
  };
}

/** Returns the shift of header, notices and dark clock in px against burn-in, as custom properties; undefined unless the board fills a screen. */
export function useShift(isWall: boolean) {
  const step = useNow((now) => Math.floor(now / SHIFT_EVERY_MS) % SHIFTS);
  if (!isWall || step === undefined) return undefined;
  const angle = (step / SHIFTS) * 2 * Math.PI;
  return { "--shift-x": 4 * Math.cos(angle), "--shift-y": 3 * Math.sin(angle) };
}

/** The dark clock. It shifts 40 times as far as the header, so that no pixel is lit all night. */
const closedStyle: ThemeUICSSObject = {
  position: "fixed",
  inset: 0,
  zIndex: "toast",
  bg: "#000",
  color: "dimmedClock",
  // A pointer that moves, or a key, shows the board.
  "html:not([data-pointer=hidden]) &": { display: "none" },
  "& > div": {
    position: "absolute",
    inset: 0,
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: 4,
    transform: "translate(calc(var(--shift-x, 0) * 40px), calc(var(--shift-y, 0) * 40px))",
  },
  "& .clock": { fontSize: wallLength(150), fontWeight: 600, lineHeight: 1 },
  "& .opens": { fontSize: wallLength(44), lineHeight: 1.2 },
};

type Props = { readonly opening: OpeningHours; readonly isKiosk: boolean };

/**
 * An unattended screen: stays awake during opening hours, hides a resting pointer, and covers the board with a dark clock while
 * the counters are closed, so that the panel rests.
 */
export const WallScreen = ({ opening, isKiosk }: Props) => {
  const strings = useStrings();
  const opens = useNow((now) => {
    const { isOpen, until } = openStatus(opening, now, strings);
    return isOpen ? "" : until;
  });
  const isOpen = opens === "";
  useEffect(() => (isOpen ? keepAwake() : undefined), [isOpen]);
  useEffect(() => hideRestingPointer(isKiosk), [isKiosk]);
  if (!opens) return null;
  return (
    <div sx={closedStyle}>
      <div>
        <p className="clock">
          <Clock />
        </p>
        <p className="opens">{strings.board.opens(opens)}</p>
      </div>
    </div>
  );
};
