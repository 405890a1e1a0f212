import { InlineScript } from "../components/inline-script";

/** Set on <html> until the first frame is painted; drawings wait for it (`maskIcon` in the theme). */
const UNPAINTED = "data-unpainted";

const LONGEST_MS = 2_000;

// `firstPaint` is for the page's other inline scripts too. Where no paint is told of, as in a tab in the background, two
// seconds stand for it; half a second is less than slow phones take. Once the service worker is there, drawings come from its
// cache and need not wait.
const script = `{
  const root = document.documentElement;
  window.firstPaint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, ${LONGEST_MS});
  });
  if (!navigator.serviceWorker?.controller) root.setAttribute("${UNPAINTED}", "");
  firstPaint.then(() => root.removeAttribute("${UNPAINTED}"));
}`;

/**
 * For the head of every page: on a poor network nothing that decorates competes with the first words and figures. Drawings
 * are requested once the first frame is painted. Build side only.
 */
export const FirstPaintHead = () => <InlineScript code={script} />;
