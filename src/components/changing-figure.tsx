import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../theme/tokens";

/** Five seconds, so that somebody who looks over a wall of figures still finds it. The compositor fades it without layout or repaint. */
const mark: ThemeUICSSObject = {
  position: "relative",
  "&::after": {
    content: '""',
    position: "absolute",
    inset: "-.06em -.12em",
    borderRadius: 1,
    bg: "currentColor",
    opacity: 0,
    animation: "changed 5s ease-in",
    [media.reducedMotion]: { animationTimingFunction: "step-end" },
    [media.print]: { content: "none" },
  },
};

/** A figure from live data that is marked for a while after it changes. Screen readers do not announce it. */
export const ChangingFigure = ({ value }: { readonly value: string }) => {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  // A new key restarts the animation.
  return (
    // An English voice would read the thousands separators as decimal points; browser translation would change them.
    <span key={seen.changes} lang="id" translate="no" sx={seen.changes > 0 ? mark : undefined}>
      {value}
    </span>
  );
};
