import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../theme/tokens";

const fadingMark: ThemeUICSSObject = {
  mx: "-.12em",
  px: ".12em",
  borderRadius: 1,
  animation: "changed 2s ease-out",
  [media.reducedMotion]: { animationTimingFunction: "step-end" },
};

/** A figure from live data that is highlighted for two seconds after it changes. Screen readers do not announce it. */
export const ChangingFigure = ({ value }: { readonly value: string }) => {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  // A new key restarts the animation.
  return (
    // An English voice would read the thousands separators as decimal points; browser translation would change them.
    <span key={seen.changes} lang="id" translate="no" sx={seen.changes > 0 ? fadingMark : undefined}>
      {value}
    </span>
  );
};
