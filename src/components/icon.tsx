import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../theme/tokens";
import type { IconName } from "./icon-sprite";

const iconStyle: ThemeUICSSObject = {
  width: "1.25em",
  height: "1.25em",
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};

const filledStyle: ThemeUICSSObject = { ...iconStyle, fill: "currentColor", stroke: "none" };
const spinningStyle: ThemeUICSSObject = {
  ...iconStyle,
  animation: "spin 900ms linear infinite",
  // Stepped, not still: the spinner says that something is under way.
  [media.reducedMotion]: { animationTimingFunction: "steps(8)" },
};

type Props = { readonly name: IconName; readonly filled?: boolean; readonly spinning?: boolean };

/**
 * One drawing of the sprite that every page begins with. Always decoration: the words beside it, or the control's label, say
 * what it means.
 */
export const Icon = ({ name, filled, spinning }: Props) => (
  <svg aria-hidden="true" focusable="false" sx={spinning ? spinningStyle : filled ? filledStyle : iconStyle}>
    <use href={`#icon-${name}`} />
  </svg>
);
