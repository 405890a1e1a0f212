import { memo, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { MOST_NOTICES } from "../../lib/content-limits";
import { baliDay, formatBaliDate, formatBaliTime } from "../../lib/format/bali-time";
import { useNow } from "../../lib/use-now";
import * as en from "../../strings/en";
import * as indonesian from "../../strings/id";
import { media } from "../../theme/tokens";
import { useFreshness } from "../rates/use-rates";
import { lowPhone, wallLength, wallText } from "./board-style";
import { useDeferredMount } from "./use-deferred-mount";

/** Duration of one turn of all notices (specification, section 9). */
const TURN_S = 60;
/** Steps of one or two px on a wall screen: more would look no smoother, and each composites the whole screen. */
const WALL_STEPS_PER_S = 30;

const barStyle: ThemeUICSSObject = {
  position: "fixed",
  inset: "auto 0 0",
  zIndex: "marquee",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  // As high as the bar, whatever stands in it: for less motion all notices stand below each other.
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
  // No border: the notices count on the height inside.
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

/** In place of the notices, large enough to be read from the door. */
const outageStyle: ThemeUICSSObject = {
  ...barStyle,
  gridTemplateColumns: "auto auto",
  justifyContent: "space-evenly",
  alignItems: "center",
  columnGap: 5,
  px: "calc(24px + var(--edge-x, 0px))",
  bg: "coral500",
  fontSize: `clamp(1rem, 1.55vw, ${wallText(30)})`,
  fontWeight: 750,
  lineHeight: 1.1,
  "& > p[lang=id]": { fontWeight: 550 },
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

type TrackProps = { readonly notices: Queries.BoardFragment["boardYaml"]["notices"] };

const Track = memo(({ notices }: TrackProps) => {
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
});
Track.displayName = "Track";

/** In an outage: since when the rates stand, and whom to ask. */
const OutageStrip = ({ receivedAt }: { readonly receivedAt: number }) => {
  const isToday = useNow(baliDay) === baliDay(receivedAt);
  const time = formatBaliTime(receivedAt).slice(0, 5);
  const dateAndTime = `${formatBaliDate(receivedAt)} ${time}`;
  return (
    <aside aria-label={en.board.notices} sx={outageStyle}>
      <p>{en.board.ratesFrom(isToday ? time : dateAndTime)}</p>
      <p lang="id">
        {isToday ? indonesian.board.ratesFromToday(time) : indonesian.board.ratesFrom(dateAndTime)}
      </p>
    </aside>
  );
};

/** The visitor's own choice: paused, or running although the button has the focus; undefined before one. */
type Choice = "paused" | "running";

type Props = TrackProps & {
  /** On a wide screen an outage takes the place of the notices. */
  readonly isWide: boolean | undefined;
};

/** The notices that run along the bottom edge. They pause under the pointer, while their button has the focus, and on demand. */
export const Notices = ({ notices, isWide }: Props) => {
  const [choice, setChoice] = useState<Choice>();
  const hasFrame = useDeferredMount();
  const { freshness, receivedAt } = useFreshness();
  const isPaused = choice === "paused";
  if (isWide && freshness === "stale" && receivedAt !== undefined)
    return <OutageStrip receivedAt={receivedAt} />;
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
