import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { MOST_NOTICES } from "../../lib/content-limits";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { lowPhone, wallLength, wallText } from "./board-style";
import { useDeferredMount } from "./use-board-screen";

/** Duration of one turn of all notices (specification, section 9). */
const TURN_S = 60;
/** A wall screen composites a frame for each step. More steps look no smoother there. */
const WALL_STEPS_PER_S = 30;

export const barStyle: ThemeUICSSObject = {
  position: "fixed",
  inset: "auto 0 0",
  zIndex: "marquee",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  // Without motion the window is higher than the bar: all notices are in one column.
  gridTemplateRows: "100%",
  height: "calc(var(--foot) + var(--edge-y, 0px))",
  pb: "var(--edge-y, 0px)",
  pr: "var(--edge-x, 0px)",
  bg: "gold300",
  color: "ink",
  "--focus": "currentColor",
  fontSize: `clamp(.9375rem, 1.15vw, ${wallText(22)})`,
  fontWeight: 650,
  transform: "translate(var(--shift-x, 0px), var(--shift-y, 0px))",
  "&[data-choice=paused], &:not([data-choice=running]):focus-within, & > .window:hover": {
    "--play": "paused",
  },
  "& > .window": { overflow: "clip", display: "flex", alignItems: "center" },
  // An outline, because a border would change the height inside.
  [media.forcedColors]: { outline: "1px solid", outlineOffset: "-1px" },
  [lowPhone]: { position: "static" },
  [media.print]: { display: "none" },
};

const pauseStyle: ThemeUICSSObject = {
  display: "grid",
  placeItems: "center",
  width: `min(var(--foot), ${wallLength(66)})`,
  p: 0,
  border: 0,
  bg: "gold500",
  outlineOffset: "-5px",
  [media.forcedColors]: { borderLeft: "1px solid" },
};

const trackStyle: ThemeUICSSObject = {
  display: "flex",
  width: "max-content",
  minWidth: "200%",
  willChange: "transform",
  animation: `notices ${TURN_S}s linear infinite`,
  animationPlayState: "var(--play, running)",
  [media.tv]: { animationTimingFunction: `steps(${TURN_S * WALL_STEPS_PER_S})` },
  "@keyframes notices": { to: { transform: "translateX(-50%)" } },
  "@keyframes notice": { to: { transform: "translateY(calc(-100% * var(--count)))" } },
  "& ul": { flex: "1 0 50%", display: "flex", justifyContent: "space-between" },
  "& li": {
    display: "flex",
    alignItems: "center",
    whiteSpace: "nowrap",
    "&::after": {
      content: '""',
      variant: "art.threadTile",
      width: 56,
      mx: 5,
      color: "gold800",
      // A line in place of the drawing.
      [media.forcedColors]: {
        display: "block",
        height: 0,
        borderTop: "1px solid",
        background: "none",
        mask: "none",
      },
    },
    "&[lang=id]": { fontWeight: 500 },
  },
  // Screen readers and find-in-page ignore the second copy, which is generated content.
  "& [data-text]::before": { content: "attr(data-text)" },
};

/** For reduced motion: one notice at a time, without a transition. */
const oneAtATime: ThemeUICSSObject = {
  width: "100%",
  minWidth: 0,
  height: "100%",
  display: "block",
  animation: `notice ${TURN_S}s steps(var(--count)) infinite`,
  animationPlayState: "var(--play, running)",
  // The security policy forbids a style attribute in the built HTML. Each notice has two languages.
  ...Object.fromEntries(
    Array.from({ length: MOST_NOTICES }, (_, index) => 2 * index + 2).map((count) => [
      `&[data-count="${count}"]`,
      { "--count": `${count}` },
    ]),
  ),
  "& ul": { display: "grid", gridAutoRows: "var(--foot)" },
  "& ul[aria-hidden]": { display: "none" },
  "& li": { px: "20px", whiteSpace: "normal", lineHeight: 1.2, "&::after": { content: "none" } },
};

const turningStyle: ThemeUICSSObject = { ...trackStyle, [media.reducedMotion]: oneAtATime };

type TrackProps = { readonly notices: Queries.BoardFragment["boardYaml"]["notices"] };

const Track = ({ notices }: TrackProps) => {
  // English first, then Indonesian (specification, section 2).
  const all = (["en", "id"] as const).flatMap((lang) =>
    notices.map((notice) => ({ lang, text: notice[lang] })),
  );
  return (
    <div data-count={all.length} sx={turningStyle}>
      <ul>
        {all.map(({ lang, text }, index) => (
          <li key={index} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
      <ul aria-hidden="true">
        {all.map(({ lang, text }, index) => (
          <li key={index} lang={lang} data-text={text} />
        ))}
      </ul>
    </div>
  );
};

/** The visitor's choice: paused, or running although the button has the focus. Undefined before the first press. */
type Choice = "paused" | "running";

/** The notices along the bottom edge. They pause on hover, while their button has the focus, and on demand (WCAG 2.2.2). */
export const Notices = ({ notices }: TrackProps) => {
  const [choice, setChoice] = useState<Choice>();
  const hasFrame = useDeferredMount();
  const isPaused = choice === "paused";
  return (
    <aside aria-label={en.board.notices} data-choice={choice} sx={barStyle}>
      <div className="window">{hasFrame && <Track notices={notices} />}</div>
      <button
        type="button"
        aria-label={en.board.pauseNotices}
        aria-pressed={isPaused}
        onClick={() => setChoice(isPaused ? "running" : "paused")}
        onBlur={() => setChoice(isPaused ? "paused" : undefined)}
        sx={pauseStyle}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
    </aside>
  );
};
