import { memo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { useLanguage, useStrings } from "../../components/page-language";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { baliDay, formatBaliDate, formatBaliTime, formatLongDay } from "../../lib/format/bali-time";
import { useNow } from "../../lib/use-now";
import { media } from "../../theme/tokens";
import { useAge } from "../rates/use-rates";
import { inLayouts } from "./layouts";

/** Duration of one turn of all notices (specification, section 9). */
const TURN_S = 60;
/** A wall screen composites a frame for each step. More steps look no smoother there. */
const WALL_STEPS_PER_S = 30;

/** The bar along the bottom edge: the notices, or the outage strip. */
const barStyle = inLayouts("bar", {
  inset: "auto 0 0",
  zIndex: "marquee",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  // Without motion the track is higher than the bar: all notices are in one column.
  gridTemplateRows: "100%",
  bg: "gold300",
  color: "ink",
  "--focus": "currentColor",
  fontWeight: 600,
  // An outline, because a border would change the height inside.
  [media.forcedColors]: { outline: "1px solid", outlineOffset: "-1px" },
  "&[data-paused], & > .window:hover": { "--play": "paused" },
  "& > .window": { overflow: "clip", "@media screen": { display: "flex", alignItems: "center" } },
  "&[data-outage]": { bg: "coral500", alignItems: "center", columnGap: 5, fontWeight: 700, lineHeight: 1.15 },
  "& > p + p": { fontWeight: 600, textAlign: "right" },
});

const pauseStyle = inLayouts("pause", {
  display: "grid",
  placeItems: "center",
  p: 0,
  border: 0,
  bg: "gold500",
  outlineOffset: "-5px",
  [media.forcedColors]: { borderLeft: "1px solid" },
});

/** For reduced motion: one notice at a time, without a transition. */
const oneAtATime: ThemeUICSSObject = {
  width: "100%",
  minWidth: 0,
  height: "var(--line)",
  display: "block",
  animation: `notice ${TURN_S}s steps(var(--count)) infinite`,
  animationPlayState: "var(--play, running)",
  "& ul": { display: "grid", gridAutoRows: "var(--line)" },
  "& ul[aria-hidden]": { display: "none" },
  // Contrast checkers measure the notices outside the window against the board.
  "& li": {
    display: "flex",
    alignItems: "center",
    px: "calc(var(--side, 20px) + var(--edge-x, 0px))",
    lineHeight: 1.2,
    bg: "gold300",
  },
};

/** On paper: all notices in a paragraph for each language. */
const printed: ThemeUICSSObject = {
  // Firefox prints the offset that the animation had on the screen.
  transform: "none !important",
  "& ul[aria-hidden]": { display: "none" },
  "& li": { display: "inline" },
  "& li + li::before": { content: '" · "' },
  "& [lang=en] + [lang=id]::before, & [lang=id] + [lang=en]::before": { content: '"\\a"', whiteSpace: "pre" },
};

const ticker: ThemeUICSSObject = {
  display: "flex",
  width: "max-content",
  minWidth: "200%",
  willChange: "transform",
  animation: `notices ${TURN_S}s linear infinite`,
  animationPlayState: "var(--play, running)",
  [media.tv]: { animationTimingFunction: `steps(${TURN_S * WALL_STEPS_PER_S})` },
  "& ul": { flex: "1 0 50%", display: "flex", justifyContent: "space-between" },
  "& li": {
    display: "flex",
    alignItems: "center",
    whiteSpace: "nowrap",
    "&::after": { content: '"·"', mx: 5, color: "gold800" },
  },
  // Screen readers and find-in-page ignore the second copy, which is generated content.
  "& [data-text]::before": { content: "attr(data-text)" },
};

const trackStyle: ThemeUICSSObject = {
  "@keyframes notices": { to: { transform: "translateX(-50%)" } },
  "@keyframes notice": { to: { transform: "translateY(calc(-100% * var(--count)))" } },
  "& [lang=id]": { fontWeight: 500 },
  "@media screen and (prefers-reduced-motion: no-preference)": ticker,
  "@media screen and (prefers-reduced-motion: reduce)": oneAtATime,
  [media.print]: printed,
};

type NoticesProps = {
  readonly notices: Queries.BoardFragment["boardYaml"]["notices"];
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
};

/** The notices along the bottom edge. They pause on hover and on demand (WCAG 2.2.2), and are a text on paper. */
export const Notices = memo(function Notices({ notices, isPaused, onPause }: NoticesProps) {
  const { board } = useStrings();
  // English first, then Indonesian (specification, section 2); on an Indonesian page the other way round.
  const order = useLanguage() === "id" ? (["id", "en"] as const) : (["en", "id"] as const);
  const all = order.flatMap((lang) => notices.map((notice) => ({ lang, text: notice[lang] })));
  // The security policy forbids a style attribute in the built HTML.
  const count = useIsHydrating() ? undefined : { "--count": all.length };
  return (
    <aside aria-label={board.notices} data-paused={isPaused || undefined} sx={barStyle}>
      <div className="window">
        <div style={count} sx={trackStyle}>
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
        aria-label={board.pauseNotices}
        aria-pressed={isPaused}
        onClick={() => onPause(!isPaused)}
        sx={pauseStyle}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
    </aside>
  );
});

type UnknownBranchProps = { readonly name: string; readonly slugs: readonly string[] };

/** Replaces the notices of a screen whose address has a branch that does not exist, for those who set it up. */
export const UnknownBranch = ({ name, slugs }: UnknownBranchProps) => {
  const { board } = useStrings();
  return (
    <aside aria-label={board.notices} data-outage sx={barStyle}>
      <p>{board.unknownBranch(name, slugs.join(", "))}</p>
    </aside>
  );
};

type StripProps = {
  /** Milliseconds since 1970. */
  readonly ratesFrom: number;
};

/** Replaces the notices while the rates are old: the time of the rates, and the advice to ask the cashier. */
export const OutageStrip = ({ ratesFrom }: StripProps) => {
  const strings = useStrings();
  const { ratesFrom: inWords, ratesFromToo } = strings.board;
  const isToday = useNow(baliDay) === baliDay(ratesFrom);
  const age = useAge();
  const time = formatBaliTime(ratesFrom).slice(0, 5);
  const { text, lang } = ratesFromToo(time, isToday ? undefined : formatBaliDate(ratesFrom));
  return (
    <aside aria-label={strings.board.notices} data-outage sx={barStyle}>
      <p>{inWords(time, age, isToday ? undefined : formatLongDay(ratesFrom, strings))}</p>
      <p lang={lang}>{text}</p>
    </aside>
  );
};
