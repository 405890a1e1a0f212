import { useEffect, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

/** Long enough for somebody who looks over a wall of figures. */
const MARKED_FOR_MS = 5_000;

// Not an animation: those of 120 figures keep a television busy.
const markStyle: ThemeUICSSObject = {
  mx: "-.12em",
  px: ".12em",
  borderRadius: 1,
  bg: "rgb(127 127 127 / .22)",
};

/** A figure from live data that is marked for a while after it changes. Screen readers do not announce it. */
export const ChangingFigure = ({ value }: { readonly value: string }) => {
  const [seen, setSeen] = useState({ value, isMarked: false });
  if (seen.value !== value) setSeen({ value, isMarked: true });
  useEffect(() => {
    if (!seen.isMarked) return undefined;
    const timer = setTimeout(() => setSeen({ ...seen, isMarked: false }), MARKED_FOR_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return (
    // An English voice would read the thousands separators as decimal points; browser translation would change them.
    <span lang="id" translate="no" sx={seen.isMarked ? markStyle : undefined}>
      {value}
    </span>
  );
};
