import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The letter spacing that the board's figures are drawn with, in em. */
export const FIGURE_SPACING = -0.035;

/**
 * How much more widely letters are set than the figures are drawn, in em: 0 unless the visitor has text spaced (WCAG 1.4.12).
 * Any way to do that is found, at any time, because the space is read off the page.
 *
 * @returns a reference for an element that is drawn with `FIGURE_SPACING` and as wide as its text, and the spread
 */
export function useLetterSpread<Probe extends Element>(): [RefObject<Probe | null>, number] {
  const probe = useRef<Probe>(null);
  const [spread, setSpread] = useState(0);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { letterSpacing, fontSize } = getComputedStyle(element);
      const spacing = parseFloat(letterSpacing) / parseFloat(fontSize);
      // "normal" is no number; hundredths, so that rounding in the browser is no spread.
      setSpread(Math.max(0, Math.round(100 * ((spacing || 0) - FIGURE_SPACING)) / 100));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [probe, spread];
}
