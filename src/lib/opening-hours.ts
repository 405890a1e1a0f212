import type { Strings } from "../strings/en";
import {
  addDays,
  baliDay,
  formatBaliTime,
  formatDayAndMonth,
  formatLongDay,
  startOfBaliDay,
} from "./format/bali-time";
import { unbroken } from "./links";

/** Hours of one day in Bali time, `HH:mm`. The content check requires `opens` before `closes`. */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** Days from `date` to `until` (`yyyy-MM-dd`, inclusive) that are closed or have other hours. */
export interface Closure {
  readonly name: string;
  readonly date: string;
  readonly until?: string | null;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

export interface OpeningHours {
  readonly hours: DayHours;
  readonly closures: readonly Closure[];
}

/** With the name of the days: "Every day". */
export interface DailyOpening extends OpeningHours {
  readonly hours: DayHours & { readonly days: string };
}

/** Returns the daily hours in words: "Every day 08:00-22:00". */
export const dailyHours = (
  { days, opens, closes }: DailyOpening["hours"],
  { openingHours }: Strings,
): string => openingHours.daily(days, `${opens}-${closes}`);

export interface OpeningState {
  readonly isOpen: boolean;
  /** `Open now - until 22:00`, `Closed now, opens 08:00 Bali time`, `Closed today (Nyepi), opens 9 March 08:00 Bali time`. */
  readonly label: string;
  /** Time at which it closes, or opens next: `22:00`, `9 March 08:00`. */
  readonly until: string;
}

/** Returns whether a branch has hours of its own. */
export const hasOwnHours = (hours: DayHours, company: { readonly hours: DayHours }): boolean =>
  hours.opens !== company.hours.opens || hours.closes !== company.hours.closes;

/** Returns a day of the company at a branch with hours of its own, which is not open outside them. */
const within = (own: DayHours, closure: Closure): Closure => {
  if (!closure.opens || !closure.closes) return closure;
  const opens = closure.opens > own.opens ? closure.opens : own.opens;
  const closes = closure.closes < own.closes ? closure.closes : own.closes;
  return opens < closes ? { ...closure, opens, closes } : { ...closure, opens: null, closes: null };
};

const lastDay = ({ date, until }: Closure): string => until ?? date;

/** Returns the closure of a day (`yyyy-MM-dd`). The content check allows one a day in each file. */
const closureOn = (closures: readonly Closure[], day: string): Closure | undefined =>
  closures.find((closure) => closure.date <= day && day <= lastDay(closure));

/** Returns a closure on those of its days on which there is none of a branch's own. */
const besides = (own: readonly Closure[], closure: Closure): readonly Closure[] => {
  if (!own.some(({ date, until }) => date <= lastDay(closure) && closure.date <= (until ?? date)))
    return [closure];
  const parts: Closure[] = [];
  for (let day = closure.date; day <= lastDay(closure); day = addDays(day, 1)) {
    if (closureOn(own, day)) continue;
    const part = parts[parts.length - 1];
    if (part && addDays(lastDay(part), 1) === day) parts.splice(-1, 1, { ...part, until: day });
    else parts.push({ ...closure, date: day, until: day });
  }
  return parts;
};

/** Returns the opening hours of a branch. Its own closures count before those of the company. */
export const openingOf = ({ hours, closures: own }: OpeningHours, company: DailyOpening): DailyOpening => {
  const further = company.closures.flatMap((closure) => besides(own, closure));
  return {
    hours: { ...hours, days: company.hours.days },
    closures: [
      ...own,
      ...(hasOwnHours(hours, company) ? further.map((closure) => within(hours, closure)) : further),
    ],
  };
};

/** Returns the hours of a day (`yyyy-MM-dd`), undefined when it is closed. */
function hoursOn({ hours, closures }: OpeningHours, day: string): DayHours | undefined {
  const closure = closureOn(closures, day);
  if (!closure) return hours;
  return closure.opens && closure.closes ? { opens: closure.opens, closes: closure.closes } : undefined;
}

/** Returns the first day from `day` on (`yyyy-MM-dd`) that is not closed. */
function nextOpenDay(opening: OpeningHours, day: string): string {
  const closure = closureOn(opening.closures, day);
  return hoursOn(opening, day) || !closure ? day : nextOpenDay(opening, addDays(lastDay(closure), 1));
}

/**
 * Returns whether a counter is open now, and until when, in Bali time.
 *
 * @param ms milliseconds since 1970
 */
export function openStatus(opening: OpeningHours, ms: number, strings: Strings): OpeningState {
  const { openUntil, closed, closedFor } = strings.openingHours;
  // Times in this format compare as text.
  const now = formatBaliTime(ms).slice(0, 5);
  const today = baliDay(ms);
  const hours = hoursOn(opening, today);
  if (hours && hours.opens <= now && now < hours.closes) {
    return { isOpen: true, label: openUntil(hours.closes), until: hours.closes };
  }
  const first = hours && now < hours.opens ? today : addDays(today, 1);
  const next = nextOpenDay(opening, first);
  const { opens } = hoursOn(opening, next) ?? opening.hours;
  const closure = hours ? undefined : closureOn(opening.closures, today);
  const needsDate = next !== first || closure !== undefined;
  const until = needsDate ? `${formatDayAndMonth(startOfBaliDay(next), strings)} ${opens}` : opens;
  const label = closure ? closedFor(closure.name, until) : closed(until);
  return { isOpen: false, label, until };
}

/** Returns the closures that are not over in Bali, earliest first. */
export const upcomingClosures = (closures: readonly Closure[], ms: number): readonly Closure[] =>
  closures.filter((closure) => lastDay(closure) >= baliDay(ms)).sort((a, b) => (a.date < b.date ? -1 : 1));

/** Returns the days of a closure in words: `8 March 2027`, `8 March 2027 to 9 March 2027`. */
export function closureDays(closure: Closure, strings: Strings): string {
  const inWords = (day: string) => unbroken(formatLongDay(startOfBaliDay(day), strings));
  const last = lastDay(closure);
  return last === closure.date
    ? inWords(last)
    : strings.openingHours.days(inWords(closure.date), inWords(last));
}

/** Returns the hours during a closure: `closed`, `08:00-15:00`. */
export const closureHours = ({ opens, closes }: Closure, { openingHours }: Strings): string =>
  // A word joiner: the line does not break after the hyphen.
  opens && closes ? `${opens}-\u2060${closes}` : openingHours.noHours;

/** Returns upcoming closures in sentences: `Closed on 8 March 2027 (Nyepi). Other hours: 7 March 2027 (Nyepi eve) 08:00-15:00.` */
export function closuresInWords(closures: readonly Closure[], strings: Strings): string {
  const { noneAnnounced, closedOn, closedOnDay, otherHours } = strings.openingHours;
  if (closures.length === 0) return noneAnnounced;
  const inWords = (closure: Closure) => closedOnDay(closureDays(closure, strings), closure.name);
  const closed = closures.filter(({ opens }) => !opens).map(inWords);
  const open = closures
    .filter(({ opens }) => opens)
    .map((closure) => `${inWords(closure)} ${closureHours(closure, strings)}`);
  return [closed.length > 0 && closedOn(closed), open.length > 0 && otherHours(open)]
    .filter(Boolean)
    .join(" ");
}
