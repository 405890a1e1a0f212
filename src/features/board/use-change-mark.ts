import { useLayoutEffect, useRef, type RefObject } from "react";

import { toNextSecond } from "../../lib/use-now";

const STANDS_FOR_MS = 2_000;
/** Of all figures: where more change at once, a mark on each tells nothing. */
const MOST_MARKED = 0.5;

/** Changed in the present render. */
let changed: Element[] = [];
const marked = new Set<Element>();

function clearMarks(): void {
  for (const element of marked) element.removeAttribute("data-changed");
  marked.clear();
}

function mark(element: Element): void {
  // One timer for all figures that a poll changes. They are painted with the clock's next second, not once more for themselves.
  if (marked.size === 0) setTimeout(clearMarks, STANDS_FOR_MS + toNextSecond(Date.now() + STANDS_FOR_MS));
  marked.add(element);
  element.setAttribute("data-changed", "");
}

/**
 * Has an element marked with the attribute `data-changed` for two to three seconds after its value has changed, if the list
 * around it calls `useChangeMarks`. An attribute and no
 * animation: sixty figures that fade at once keep a slow screen busy for the whole length of the fade.
 */
export function useChangeMark<Marked extends Element>(value: string): RefObject<Marked | null> {
  const element = useRef<Marked>(null);
  const shown = useRef(value);
  // Before the new value is painted, so that both are painted at once.
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (element.current) changed.push(element.current);
  }, [value]);
  return element;
}

/** For the list around the figures: marks those that this render has changed, unless that is most of them. */
export function useChangeMarks(figures: number): void {
  // React runs it after those of the figures.
  useLayoutEffect(() => {
    if (changed.length <= figures * MOST_MARKED) changed.forEach(mark);
    changed = [];
  });
}
