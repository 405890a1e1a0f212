import { useEffect } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { currentTime } from "../../lib/clock";
import { openStatus, type OpeningHours } from "../../lib/opening-hours";
import { useNow } from "../../lib/use-now";
import * as en from "../../strings/en";
import { Clock } from "./board-clock";
import { wallLength } from "./board-geometry";

const POINTER_RESTS_AFTER_MS = 5_000;
const LOCK_EVERY_MS = 60_000;
const SHIFT_EVERY_MS = 180_000;

/** Offsets in px of header, notices and dark clock, in turn, which protect the panel against burn-in. */
const shifts = [
  [0, 0],
  [3, 1],
  [4, -2],
  [1, -3],
  [-2, -2],
  [-4, 0],
  [-3, 2],
  [-1, 3],
] as const;

/**
 * Keeps the screen awake during opening hours. The browser releases the lock whenever the page is hidden, and the system
 * can release it at any time, so the lock is requested again each minute.
 */
export function keepAwake(isOpen: () => boolean): () => void {
  let lock: WakeLockSentinel | undefined;
  let isStopped = false;
  let isRequesting = false;

  async function update(): Promise<void> {
    const isWanted = !isStopped && document.visibilityState === "visible" && isOpen();
    if (isRequesting || isWanted === (lock?.released === false)) return;
    isRequesting = true;
    try {
      if (isWanted) lock = await navigator.wakeLock?.request("screen");
      // Stopped during the request.
      if (!isWanted || isStopped) await lock?.release();
    } catch {
      // Refused for now, for example because of a low battery.
    } finally {
      isRequesting = false;
    }
  }

  void update();
  const timer = setInterval(update, LOCK_EVERY_MS);
  document.addEventListener("visibilitychange", update);
  return () => {
    isStopped = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", update);
    void update();
  };
}

function hideRestingPointer(): () => void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onMove() {
    root.removeAttribute("data-pointer");
    clearTimeout(timer);
    timer = setTimeout(() => root.setAttribute("data-pointer", "hidden"), POINTER_RESTS_AFTER_MS);
  }

  onMove();
  const events = ["pointermove", "pointerdown", "keydown"] as const;
  for (const event of events) window.addEventListener(event, onMove);
  return () => {
    clearTimeout(timer);
    root.removeAttribute("data-pointer");
    for (const event of events) window.removeEventListener(event, onMove);
  };
}

/** Returns the shift of the fixed parts in px, as custom properties; undefined unless the board fills a screen. */
export function useShift(isWall: boolean) {
  const step = useNow((now) => Math.floor(now / SHIFT_EVERY_MS) % shifts.length);
  const shift = isWall && step !== undefined && shifts[step];
  return shift ? { "--shift-x": shift[0], "--shift-y": shift[1] } : undefined;
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

/**
 * An unattended screen: stays awake during opening hours, hides a resting pointer, and covers the board with a dark clock while
 * the counters are closed, so that the panel rests.
 */
export const WallScreen = ({ opening }: { readonly opening: OpeningHours }) => {
  useEffect(() => keepAwake(() => openStatus(opening, currentTime()).isOpen), [opening]);
  useEffect(() => hideRestingPointer(), []);
  const opens = useNow((now) => {
    const { isOpen, until } = openStatus(opening, now);
    return isOpen ? "" : until;
  });
  if (!opens) return null;
  return (
    <div sx={closedStyle}>
      <div>
        <p className="clock">
          <Clock />
        </p>
        <p className="opens">{en.board.opens(opens)}</p>
      </div>
    </div>
  );
};
