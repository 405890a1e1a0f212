import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { boardColumns, TABLES } from "./board-columns";
import { boardMedia, cardColumns, headsStyle, rowColumns, rowLine, tablesFrame } from "./board-style";

const ROWS = 8;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** For every screen, because the built HTML contains it: one, two or four columns. */
const skeletonStyle: ThemeUICSSObject = {
  variant: "skeletons.shimmer",
  // A shadow that passes over the bars, because a light one would show on the dark page too.
  "--skeleton-sheen": "rgb(5 32 35 / .75)",
  position: "relative",
  px: "gutter",
  "& > .table:nth-of-type(n + 2), & .heads": { display: "none" },
  "& .row": {
    ...rowLine,
    display: "grid",
    gridTemplateColumns: `42px minmax(0, 1fr) repeat(${boardColumns.length}, 84px)`,
    columnGap: 3,
    alignItems: "center",
    height: 73,
  },
  "& .flag": { aspectRatio: "4 / 3" },
  "& .code": { width: "min(96px, 80%)", height: 22 },
  "& .figure": { justifySelf: "end", width: 70, height: 26 },
  [media.tablet]: { ...cardColumns, "& > .table:nth-of-type(2)": { display: "block" } },
  [boardMedia]: {
    ...tablesFrame,
    columnGap: 0,
    "& > .table:nth-of-type(n)": { display: "block" },
    // The heads are the final ones. The shadow passes behind them.
    "& .heads": {
      ...headsStyle,
      display: "grid",
      gridTemplateColumns: rowColumns,
      position: "relative",
      zIndex: 1,
      bg: "night",
    },
    "& .row": {
      gridTemplateColumns: `calc(var(--fs) * .95) ${rowColumns}`,
      columnGap: 0,
      height: "var(--row)",
      "&:last-of-type": { borderBottom: 0 },
    },
    "& .code": { width: "calc(var(--fs) * 1.6)", height: "calc(var(--fs) * .7)", ml: "calc(var(--fs) * .2)" },
    "& .figure": { width: "74%", height: "calc(var(--fs) * .8)" },
  },
};

const barStyle: ThemeUICSSObject = { variant: "skeletons.bar" };

/** The placeholder until the first answer. */
export const BoardSkeleton = () => (
  <div role="status">
    <span sx={visuallyHidden}>{en.rates.loading}</span>
    <div aria-hidden="true" sx={skeletonStyle}>
      {range(TABLES).map((table) => (
        <div key={table} className="table">
          <p className="heads">
            <span>{en.board.currency}</span>
            {boardColumns.map(({ heading }) => (
              <span key={heading}>{heading}</span>
            ))}
          </p>
          {range(ROWS).map((row) => (
            <div key={row} className="row">
              <span className="flag" sx={barStyle} />
              <span className="code" sx={barStyle} />
              {boardColumns.map(({ heading }) => (
                <span key={heading} className="figure" sx={barStyle} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  </div>
);
