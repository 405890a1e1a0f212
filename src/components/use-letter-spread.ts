import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { ThemeUICSSObject } from "theme-ui";

/** For an element without a child, which takes no room and which nobody sees, hears or copies. */
export const spreadProbe: ThemeUICSSObject = {
  position: "absolute",
  visibility: "hidden",
  "&::before": { content: '"0"' },
};

/**
 * How much more widely letters are set than they were drawn, in em: 0 unless the visitor has text spaced (WCAG 1.4.12). Any
 * way to do that is found, at any time, because the space is read off the page.
 *
 * @param drawn letter spacing that the element of the returned reference has by its style, in em
 * @returns a reference for an element styled with `spreadProbe`, and the spread
 */
export function useLetterSpread(drawn: number): [probe: RefObject<HTMLSpanElement | null>, spread: number] {
  const probe = useRef<HTMLSpanElement>(null);
  const [spread, setSpread] = useState(0);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { letterSpacing, fontSize } = getComputedStyle(element);
      // "normal" is no number.
      const spacing = parseFloat(letterSpacing) / parseFloat(fontSize) || 0;
      // Hundredths, so that rounding in the browser is no spread.
      setSpread(Math.max(0, Math.round(100 * (spacing - drawn)) / 100));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawn]);
  return [probe, spread];
}
