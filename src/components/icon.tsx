import type { ThemeUICSSObject } from "theme-ui";

export type IconName =
  | "alert"
  | "arrow"
  | "back"
  | "chat"
  | "check"
  | "close"
  | "education"
  | "facebook"
  | "full"
  | "information"
  | "instagram"
  | "mail"
  | "news"
  | "next"
  | "pause"
  | "phone"
  | "play"
  | "plus"
  | "prev"
  | "refresh"
  | "search"
  | "share"
  | "star"
  | "swap"
  | "tips"
  | "up";

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
  "@media (prefers-reduced-motion: reduce)": { animationTimingFunction: "steps(8)" },
};

type Props = { readonly name: IconName; readonly filled?: boolean; readonly spinning?: boolean };

/** One drawing of static/icons.svg. Always decoration: the words beside it, or the control's label, say what it means. */
export const Icon = ({ name, filled, spinning }: Props) => (
  <svg aria-hidden="true" focusable="false" sx={spinning ? spinningStyle : filled ? filledStyle : iconStyle}>
    <use href={`/icons.svg#${name}`} />
  </svg>
);
