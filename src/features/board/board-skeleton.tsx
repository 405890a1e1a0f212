import { memo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { shownWhenForced } from "../../theme/theme";
import { gradients, media, motion } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { cardColumns, headStyle, otherFrames, rowLine, wideFrame } from "./board-style";

const columns = [0, 1, 2, 3];
const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Stands in the built HTML and so has to suit every screen: a list on a narrow one, two columns or four where there is room. */
const skeletonStyle: ThemeUICSSObject = {
  position: "relative",
  overflow: "clip",
  px: "gutter",
  // One shadow that the compositor moves over all bars by itself; a gradient in each bar would be repainted every frame.
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    backgroundImage: gradients.sheenOnDark,
    transform: "translateX(-100%)",
    animation: `tide ${motion.tide} infinite`,
    [media.reducedMotion]: { content: "none" },
  },
  "& > div:nth-of-type(n + 2), & p": { display: "none" },
  "& div > div": {
    ...rowLine,
    display: "grid",
    gridTemplateColumns: "42px minmax(0, 1fr) 84px 84px",
    columnGap: 3,
    alignItems: "center",
    height: 73,
    "& > *": {
      display: "block",
      gridRow: "span 2",
      bg: "var(--skeleton)",
      borderRadius: 1,
      ...shownWhenForced,
    },
    "& i": { gridColumn: 1, aspectRatio: "4 / 3" },
    "& b": { gridColumn: 2, gridRow: 1, alignSelf: "end", width: 54, height: 16, mb: "4px" },
    "& small": { gridRow: 2, gridColumn: 2, alignSelf: "start", width: 96, height: 11, mt: "4px" },
    "& u": { gridColumn: 3, justifySelf: "end", width: 70, height: 26 },
    "& u:last-of-type": { gridColumn: 4 },
  },
  [media.tablet]: { ...cardColumns, "& > div:nth-of-type(2)": { display: "block" } },
  [media.board]: {
    ...wideFrame,
    columnGap: 0,
    "& > div:nth-of-type(n)": { display: "block" },
    // The heads are true, and stay: the shadow passes behind them.
    "& p": { display: "flex", position: "relative", zIndex: 1, bg: "night" },
    "& p > span": { ...headStyle, flex: 1 },
    "& p > span:first-of-type": { flex: "none" },
    "& div > div": {
      gridTemplateColumns: "calc(var(--fs) * 1.4) minmax(0, 1fr) repeat(2, calc((100% - var(--name)) / 2))",
      columnGap: 0,
      height: "var(--row)",
      "&:last-of-type": { borderBottom: 0 },
      "& b": {
        width: "calc(var(--fs) * 1.9)",
        height: "calc(var(--fs) * .7)",
        mb: "5px",
        ml: "calc(var(--fs) * .32)",
      },
      "& small": {
        width: "calc(var(--fs) * 2.6)",
        height: "calc(var(--fs) * .3)",
        mt: 0,
        ml: "calc(var(--fs) * .32)",
      },
      "& u": { width: "74%", height: "calc(var(--fs) * .8)" },
    },
  },
  ...otherFrames,
};

/** What stands in place of the rates until the first answer. */
export const BoardSkeleton = memo(() => (
  <div role="status">
    <span sx={visuallyHidden}>Loading rates</span>
    <div aria-hidden="true" sx={skeletonStyle}>
      {columns.map((column) => (
        <div key={column}>
          <p>
            <span>CURRENCY</span>
            <span>BUY</span>
            <span>SELL</span>
          </p>
          {rows.map((row) => (
            <div key={row}>
              <i />
              <b />
              <small />
              <u />
              <u />
            </div>
          ))}
        </div>
      ))}
    </div>
  </div>
));
BoardSkeleton.displayName = "BoardSkeleton";
