import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../theme/tokens";

/** For a few figures. The board's sixty are underlined and do not fade: see `use-change-marks.ts` there. */
const fadingMark: ThemeUICSSObject = {
  mx: "-.12em",
  px: ".12em",
  borderRadius: 1,
  animation: "changed 2s ease-out",
  // The mark stands and goes, without a movement.
  [media.reducedMotion]: { animationTimingFunction: "step-end" },
};

/** A figure from live data that marks its own change for two seconds; its first value is no change. Not announced. */
export const ChangingFigure = ({ value }: { readonly value: string }) => {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  // The key makes a new element of each change, so that the animation begins anew.
  return (
    // Read as Indonesian: an English voice takes the points for decimal points. A translator would change them.
    <span key={seen.changes} lang="id" translate="no" sx={seen.changes > 0 ? fadingMark : undefined}>
      {value}
    </span>
  );
};
