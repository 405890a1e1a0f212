import { memo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { MOST_NOTICES } from "../../lib/content-limits";
import { baliDay, formatBaliDate, formatBaliMoment, formatBaliTime } from "../../lib/format/bali-time";
import { useNow } from "../../lib/use-now";
import * as en from "../../strings/en";
import * as indonesian from "../../strings/id";
import { media } from "../../theme/tokens";
import { useAge } from "../rates/use-rates";
import { boardMedia, lowPhone, wallLength, wallText } from "./board-geometry";

/** Duration of one turn of all notices (specification, section 9). */
const TURN_S = 60;
/** A wall screen composites a frame for each step. More steps look no smoother there. */
const WALL_STEPS_PER_S = 30;

const barStyle: ThemeUICSSObject = {
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
  transform: "translate(calc(var(--shift-x, 0) * 1px), calc(var(--shift-y, 0) * 1px))",
  // An outline, because a border would change the height inside.
  [media.forcedColors]: { outline: "1px solid", outlineOffset: "-1px" },
  [media.print]: { position: "static", height: "auto", p: 0, transform: "none" },
};

const noticesStyle: ThemeUICSSObject = {
  ...barStyle,
  "&[data-paused], & > .window:hover": { "--play": "paused" },
  "& > .window": { overflow: "clip", display: "flex", alignItems: "center" },
  [lowPhone]: { position: "static" },
  [media.print]: {
    ...(barStyle[media.print] as ThemeUICSSObject),
    display: "block",
    breakInside: "avoid",
    pt: "2mm",
    fontSize: "9pt",
    "& > .window": { display: "block" },
  },
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

/** On paper: all notices in a paragraph for each language. */
const printed: ThemeUICSSObject = {
  display: "block",
  width: "auto",
  minWidth: 0,
  animation: "none",
  // Firefox prints the animation's present offset all the same.
  transform: "none !important",
  "& ul": { display: "block" },
  "& ul[aria-hidden]": { display: "none" },
  "& li": { display: "inline", px: 0, whiteSpace: "normal", lineHeight: 1.3 },
  "& li::after": { content: "none" },
  "& li + li::before": { content: '" · "' },
  "& [lang=en] + [lang=id]::before": { content: '"\\a"', whiteSpace: "pre" },
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
  [media.reducedMotion]: oneAtATime,
  [media.print]: printed,
};

type NoticesProps = {
  readonly notices: Queries.BoardFragment["boardYaml"]["notices"];
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
};

/** The notices along the bottom edge. They pause on hover and on demand (WCAG 2.2.2), and are a text on paper. */
export const Notices = memo(function Notices({ notices, isPaused, onPause }: NoticesProps) {
  // English first, then Indonesian (specification, section 2).
  const all = (["en", "id"] as const).flatMap((lang) =>
    notices.map((notice) => ({ lang, text: notice[lang] })),
  );
  return (
    <aside aria-label={en.board.notices} data-paused={isPaused || undefined} sx={noticesStyle}>
      <div className="window">
        <div data-count={all.length} sx={trackStyle}>
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
      </div>
      <button
        type="button"
        aria-label={en.board.pauseNotices}
        aria-pressed={isPaused}
        onClick={() => onPause(!isPaused)}
        sx={pauseStyle}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
    </aside>
  );
});

const stripStyle: ThemeUICSSObject = {
  ...barStyle,
  gridTemplateColumns: "auto auto",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: 5,
  px: "calc(20px + var(--edge-x, 0px))",
  bg: "coral500",
  fontSize: "note",
  fontWeight: 750,
  lineHeight: 1.15,
  "& > p[lang=id]": { display: "none", fontWeight: 550, textAlign: "right" },
  // With dates the sentences are longer, and have to fit in one line of a television.
  [boardMedia]: {
    fontSize: `clamp(.875rem, 1.2vw, ${wallText(23)})`,
    "& > p[lang=id]": { display: "block" },
    "&[data-today]": { fontSize: `clamp(1rem, 1.55vw, ${wallText(30)})` },
  },
};

type StripProps = {
  /** Milliseconds since 1970. */
  readonly ratesFrom: number;
};

/** Replaces the notices while the API cannot be reached: the time of the rates, and the advice to ask the cashier. */
export const OutageStrip = ({ ratesFrom }: StripProps) => {
  const isToday = useNow(baliDay) === baliDay(ratesFrom);
  const age = useAge();
  const time = formatBaliTime(ratesFrom).slice(0, 5);
  const moment = isToday ? time : formatBaliMoment(ratesFrom).slice(0, -3);
  return (
    <aside aria-label={en.board.notices} data-today={isToday || undefined} sx={stripStyle}>
      <p>{en.board.ratesFrom([moment, age].filter(Boolean).join(", "))}</p>
      <p lang="id">
        {isToday
          ? indonesian.board.ratesFromToday(time)
          : indonesian.board.ratesFrom(`${formatBaliDate(ratesFrom)} ${time}`)}
      </p>
    </aside>
  );
};
