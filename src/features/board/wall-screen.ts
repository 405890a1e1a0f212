const POINTER_RESTS_AFTER_MS = 5_000;
const CHECK_EVERY_MS = 60_000;
const SHIFT_EVERY_MS = 180_000;

/** Offsets in px of the header and the notices, in turn, so that no edge of a letter burns into the panel. */
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
 * Takes care of an unattended screen in fullscreen until the returned function is called: keeps it awake during opening
 * hours, hides a resting pointer, and shifts what stands still.
 *
 * @param isOpen whether the counters are open now; outside opening hours the screen may sleep
 */
export function attendScreen(isOpen: () => boolean): () => void {
  const stops = [keepAwake(isOpen), hideRestingPointer(), shiftFixedParts()];
  return () => stops.forEach((stop) => stop());
}

// The browser releases the lock whenever the page is hidden, and the system may do so at any time (low battery).
function keepAwake(isOpen: () => boolean): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  let isAsking = false;
  const release = () => void lock?.release().catch(() => undefined);

  async function check() {
    if (!isOver && !isOpen()) return release();
    if (isOver || isAsking || document.visibilityState !== "visible" || lock?.released === false) return;
    isAsking = true;
    try {
      lock = await navigator.wakeLock?.request("screen");
      if (isOver) release();
    } catch {
      // Refused for now; the timer asks again.
    } finally {
      isAsking = false;
    }
  }

  void check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  document.addEventListener("visibilitychange", check);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
    release();
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

function shiftFixedParts(): () => void {
  const { style } = document.documentElement;
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    const [x, y] = shifts[step % shifts.length] ?? shifts[0];
    style.setProperty("--shift-x", `${x}px`);
    style.setProperty("--shift-y", `${y}px`);
  }, SHIFT_EVERY_MS);
  return () => {
    clearInterval(timer);
    style.removeProperty("--shift-x");
    style.removeProperty("--shift-y");
  };
}
