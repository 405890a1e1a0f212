const POINTER_RESTS_AFTER_MS = 5_000;
const TRY_AGAIN_MS = 60_000;

/**
 * Looks after a screen that nobody stands beside, until the returned function is called.
 *
 * The lock that keeps the screen awake is lost whenever the page is hidden, and may be taken back by the system at any
 * time (low battery): it is asked for again when the page returns and once a minute.
 */
export function attendScreen(): () => void {
  const stops = [keepAwake(), hideRestingPointer()];
  return () => stops.forEach((stop) => stop());
}

function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  let isAsking = false;

  async function ask() {
    if (isOver || isAsking || document.visibilityState !== "visible" || lock?.released === false) return;
    isAsking = true;
    try {
      lock = await navigator.wakeLock?.request("screen");
      if (isOver) await lock?.release();
    } catch {
      // Refused for now; the timer asks again.
    } finally {
      isAsking = false;
    }
  }

  void ask();
  const timer = setInterval(ask, TRY_AGAIN_MS);
  document.addEventListener("visibilitychange", ask);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
    lock?.release().catch(() => undefined);
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
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerdown", onMove);
  return () => {
    clearTimeout(timer);
    root.removeAttribute("data-pointer");
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerdown", onMove);
  };
}
