import { memo, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { MOST_NOTICES } from "../../lib/content-limits";
import { media } from "../../theme/tokens";
import { lowPhone, wallLength, wallText } from "./board-style";
import { useFrameFirst } from "./use-frame-first";

/** A whole turn of all notices (specification, section 9). */
const TURN_S = 60;
/**
 * Each is a step of one or two px on a wall screen, so that more would look no smoother; and for every one the whole screen is
 * composed anew. Every second picture of a screen that shows sixty.
 */
const WALL_STEPS_PER_S = 30;

const barStyle: ThemeUICSSObject = {
  position: "fixed",
  inset: "auto 0 0",
  zIndex: "marquee",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  // As high as the bar, whatever stands in it: for less motion all notices stand below each other.
  gridTemplateRows: "100%",
  height: "var(--foot)",
  bg: "gold300",
  color: "ink",
  "--focus": "currentColor",
  fontSize: `clamp(.9375rem, 1.15vw, ${wallText(22)})`,
  fontWeight: 650,
  "&[data-choice=paused], &:not([data-choice=running]):focus-within, & > div:hover": { "--play": "paused" },
  "& > div": { overflow: "clip", display: "flex", alignItems: "center" },
  "& > button": {
    display: "grid",
    placeItems: "center",
    width: `min(var(--foot), ${wallLength(66)})`,
    p: 0,
    border: 0,
    bg: "gold500",
    outlineOffset: "-5px",
    [media.forcedColors]: { borderLeft: "1px solid" },
  },
  // No border: the notices count on the height inside.
  [media.forcedColors]: { outline: "1px solid", outlineOffset: "-1px" },
  [lowPhone]: { position: "static" },
  [media.print]: { display: "none" },
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
      // The drawing is gone there; what it sets apart stays so.
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
  // The second copy is drawn, not written: nobody hears or finds the notices twice.
  "& [data-text]::before": { content: "attr(data-text)" },
};

/** For visitors who asked for less motion: one notice at a time, in the same turn, without a movement between two. */
const oneAtATime: ThemeUICSSObject = {
  width: "100%",
  minWidth: 0,
  height: "100%",
  display: "block",
  animation: `notice ${TURN_S}s steps(var(--count)) infinite`,
  animationPlayState: "var(--play, running)",
  // In two languages.
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

type Notice = { readonly lang: "en" | "id"; readonly text: string };

/** English first, then Indonesian (specification, section 2). */
const inBothLanguages = (notices: Queries.BoardFragment["boardYaml"]["notices"]): readonly Notice[] => [
  ...notices.map(({ en }) => ({ lang: "en" as const, text: en })),
  ...notices.map(({ id }) => ({ lang: "id" as const, text: id })),
];

type Props = { readonly notices: Queries.BoardFragment["boardYaml"]["notices"] };

const Track = memo(({ notices }: Props) => {
  const all = inBothLanguages(notices);
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
});
Track.displayName = "Track";

/** Stopped, or running although the focus is on the button, by the visitor's own choice; otherwise undecided. */
type Choice = "paused" | "running";

/** The notices that run along the bottom edge. They stop under the pointer, while their button has the focus, and on demand. */
export const Notices = ({ notices }: Props) => {
  const [choice, setChoice] = useState<Choice>();
  const hasFrame = useFrameFirst();
  const isPaused = choice === "paused";
  return (
    <aside aria-label="Notices" data-choice={choice} sx={barStyle}>
      <div>{hasFrame && <Track notices={notices} />}</div>
      <button
        type="button"
        aria-label="Pause the notices"
        aria-pressed={isPaused}
        onClick={() => setChoice(isPaused ? "running" : "paused")}
        onBlur={() => setChoice(isPaused ? "paused" : undefined)}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
    </aside>
  );
};
