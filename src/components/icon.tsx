import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../theme/tokens";
import type { IconName } from "./icon-sprite";

const iconStyle: ThemeUICSSObject = {
  size: "1.25em",
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
  // It fades, because the spinner is information.
  [media.reducedMotion]: { animationName: "appear", animationDirection: "alternate" },
};

type Props = { readonly name: IconName; readonly filled?: boolean; readonly spinning?: boolean };

/** An icon of the sprite. Always decorative: the text beside it or the control's label says what it means. */
export const Icon = ({ name, filled, spinning }: Props) => (
  <svg aria-hidden="true" focusable="false" sx={spinning ? spinningStyle : filled ? filledStyle : iconStyle}>
    <use href={`#icon-${name}`} />
  </svg>
);
