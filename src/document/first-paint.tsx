import { InlineScript } from "../components/inline-script";

/** Set on <html> until the first frame is painted; decorative drawings wait for it (`maskIcon` in the theme). */
const UNPAINTED = "data-unpainted";

/** Background tabs report no paint. */
const TIMEOUT_MS = 2_000;

// The first `Intl` object of a page takes about 130 ms on a slow phone, so it is made while the style sheet loads.
// The boot script uses `firstPaint` too. With a service worker, drawings come from its cache and need not wait.
const script = `{
  new Intl.NumberFormat("en");
  const root = document.documentElement;
  window.firstPaint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, ${TIMEOUT_MS});
  });
  if (!navigator.serviceWorker?.controller) root.setAttribute("${UNPAINTED}", "");
  firstPaint.then(() => root.removeAttribute("${UNPAINTED}"));
}`;

/** Defers decorative drawings until the first frame is painted, and prepares `Intl`. Goes into the head of every page. Build side only. */
export const FirstPaintHead = () => <InlineScript code={script} />;
