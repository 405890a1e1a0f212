import { useLayoutEffect, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

/** Long enough for somebody who looks over a wall of figures. */
const MARKED_FOR_MS = 5_000;

// Neither an animation nor state: those of 120 figures keep a television busy.
const figureStyle: ThemeUICSSObject = {
  "&[data-changed]": {
    textDecorationLine: "underline",
    textDecorationThickness: "max(2px, .07em)",
    textUnderlineOffset: ".14em",
    textDecorationColor: "color-mix(in srgb, currentColor 60%, transparent)",
  },
};

/** A figure from live data that is marked for a while after it changes. Screen readers do not announce it. */
export const ChangingFigure = ({ value }: { readonly value: string }) => {
  const figure = useRef<HTMLSpanElement>(null);
  const seen = useRef(value);
  useLayoutEffect(() => {
    const { current } = figure;
    if (!current || seen.current === value) return undefined;
    seen.current = value;
    current.dataset.changed = "";
    const timer = setTimeout(() => delete current.dataset.changed, MARKED_FOR_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    // An English voice would read the thousands separators as decimal points; browser translation would change them.
    <span ref={figure} lang="id" translate="no" sx={figureStyle}>
      {value}
    </span>
  );
};
