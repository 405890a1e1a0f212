import { useLayoutEffect, useRef, type RefObject } from "react";

import { toNextSecond } from "../../lib/use-now";

const STANDS_FOR_MS = 2_000;
/** Of all figures: where more change at once, a mark on each tells nothing, unless they are few. */
const MOST_MARKED = 0.5;
const FEW = 8;

const marked = new Set<Element>();
let clearing: ReturnType<typeof setTimeout> | undefined;

function clearMarks(): void {
  for (const element of marked) element.removeAttribute("data-changed");
  marked.clear();
}

function mark(figures: Iterable<Element>): void {
  for (const figure of figures) {
    marked.add(figure);
    figure.setAttribute("data-changed", "");
  }
  // One timer for all figures that are marked. They are painted with the clock's next second, not once more for themselves.
  clearTimeout(clearing);
  clearing = setTimeout(clearMarks, STANDS_FOR_MS + toNextSecond(Date.now() + STANDS_FOR_MS));
}

/** Without the cells of blank rows. */
const FIGURE = "td:not([colspan]), dd";

/**
 * Marks the figures below an element with the attribute `data-changed` for two to three seconds after their text has changed,
 * unless most of many change at once. An attribute and no animation: sixty figures that fade at once keep a slow screen busy
 * for the whole length of the fade.
 *
 * @returns a reference for the element around the figures
 */
export function useChangeMarks<Around extends Element>(): RefObject<Around | null> {
  const around = useRef<Around>(null);
  // Read off the page, so that a figure is plain text to React and no poll runs an effect for each. Told before the change is
  // painted, so that both are painted at once.
  useLayoutEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const observer = new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { target } of records) {
        const figure = target.parentElement?.closest(FIGURE);
        if (figure) changed.add(figure);
      }
      const most = Math.max(FEW, element.querySelectorAll(FIGURE).length * MOST_MARKED);
      if (changed.size > 0 && changed.size <= most) mark(changed);
    });
    observer.observe(element, { characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return around;
}
