import { formatBaliMoment, formatBaliTime } from "../../../lib/format/bali-time";
import type { Strings } from "../../../strings/en";
import type { Language } from "../../../strings/languages";
import { rowNote, type Freshness } from "./freshness";
import { fallbackName, displayNameOf, type Rate } from "./rate";

/**
 * - `live`: in full colour, green beside a word
 * - `muted`: the row, or the list, is not live
 * - `lost`: the connection is lost; red beside a word
 */
type Tone = "live" | "muted" | "lost";

/** A row as every view shows it. */
export interface Shown extends Pick<Rate, "code" | "displayName" | "unit" | "imagePath" | "figures"> {
  /** Of the name, if it is not the page's. */
  readonly nameLang?: Language | undefined;
  /** The site's own picture of a flag that the list does not give. */
  readonly placeholder?: string | undefined;
  /** To ask at the counter, that the time is unknown, or since when the rate applies, unless it is of today. */
  readonly note: string | undefined;
  /** The note, else "Live" or "Not live". */
  readonly badge: string;
  readonly tone: Tone;
}

/** Returns the tone of the whole list. */
const toneOf = (freshness: Freshness): Tone =>
  freshness === "live" ? "live" : freshness === "stale" ? "lost" : "muted";

/**
 * Returns what a row shows. Its arguments change seldom, so a memoized row renders seldom.
 *
 * @param today a time of today in Bali, in milliseconds since 1970
 * @param freshness of the list; omit it where the list says once for all rows how fresh it is
 * @example shown(rate, today, english, "stale") // { code: "USD", figures: { buy: "17.925", … }, badge: "Not live", tone: "lost", … }
 */
export function shown(rate: Rate, today: number, strings: Strings, freshness: Freshness = "live"): Shown {
  const note = rowNote(rate, today, strings);
  const name = displayNameOf(rate, strings);
  const listTone = toneOf(freshness);
  return {
    ...rate,
    displayName: name.text,
    nameLang: name.lang,
    note,
    badge: note ?? (listTone === "live" ? strings.rates.live : strings.rates.notLive),
    tone: note !== undefined && listTone === "live" ? "muted" : listTone,
  };
}

/** The currencies with a card, in this order (specification, section 2). */
export const cardCurrencies = ["USD", "AUD", "EUR", "GBP", "JPY", "SGD"] as const;

/** Returns the site's own picture of a flag, which the currencies with a card have. */
export const ownFlag = (code: string): string | undefined =>
  cardCurrencies.some((card) => card === code) ? `/art/flag-${code.toLowerCase()}.svg` : undefined;

/** Returns what a card shows while the list has no such row, or while there is no list. */
export const shownWithoutRate = (
  code: (typeof cardCurrencies)[number],
  { rates, formats }: Strings,
): Shown => ({
  code,
  displayName: fallbackName(code, formats.language),
  unit: 1,
  imagePath: undefined,
  placeholder: ownFlag(code),
  figures: { buy: rates.notAvailable, sell: rates.notAvailable },
  note: undefined,
  badge: rates.notLive,
  tone: "muted",
});

/** How fresh the list is, and its times in milliseconds since 1970. */
export interface ListFreshness {
  readonly freshness: Freshness;
  /** The time of the rates (`timeOfRates`), to the minute while they are live; undefined without rates. */
  readonly ratesFrom: number | undefined;
  /** When the company last set any rate. */
  readonly lastSetAt: number | undefined;
}

/** Returns whether the rates are too old to rely on: the connection is lost, a cache answers, or they are of an earlier day. */
export const areOld = ({ freshness, lastSetAt }: ListFreshness): boolean =>
  freshness === "stale" || freshness === "old" || (freshness === "dated" && lastSetAt !== undefined);

/** Returns when the company last set a rate: "Last Update - 29 September 2026, 14:03:22". */
export const lastUpdateInWords = ({ lastSetAt }: ListFreshness, strings: Strings): string =>
  strings.rates.lastUpdate(
    lastSetAt === undefined ? strings.rates.unknownTime : formatBaliMoment(lastSetAt, strings),
  );

/**
 * Returns the text of the board's badge: "Last Update - 14:03:22", with the date unless the newest rate is of today, with the
 * age while an answer is overdue.
 *
 * @param age of the rates, such as "12 seconds ago"; empty without rates
 * @param now milliseconds since 1970: the time of rates that have none (specification, section 4)
 */
export function badgeInWords(list: ListFreshness, age: string, now: number, strings: Strings): string {
  const { freshness, ratesFrom, lastSetAt } = list;
  if (freshness === "stale") return strings.rates.connectionError;
  // The age of an answer says nothing of rates without a time.
  if (freshness === "dated" || (freshness === "old" && lastSetAt === undefined))
    return lastUpdateInWords(list, strings);
  const isOverdue = freshness !== "live" && ratesFrom !== undefined;
  return strings.rates.lastUpdate(isOverdue ? age : formatBaliTime(lastSetAt ?? now));
}

/**
 * Returns the freshness of the list in words: a badge, empty for an empty list, and the time or the age of its rates, unless the
 * badge is about their date.
 *
 * @param age of the rates, such as "12 seconds ago"
 * @example freshnessInWords(list, "2 minutes ago", english) // { tone: "muted", badge: "Not live", detail: "Last rate 2 minutes ago" }
 */
export function freshnessInWords(list: ListFreshness, age: string, strings: Strings) {
  const { freshness, ratesFrom } = list;
  const { rates } = strings;
  const isAged = ratesFrom !== undefined && freshness !== "dated";
  const isLive = freshness === "live";
  return {
    tone: toneOf(freshness),
    badge: {
      waiting: rates.loading,
      live: rates.liveUpdate,
      aging: isAged ? rates.notLive : "",
      old: rates.notLive,
      dated: lastUpdateInWords(list, strings),
      stale: rates.connectionError,
    }[freshness],
    // A clock time is calmer than an age that changes each second.
    detail: !isAged
      ? ""
      : isLive
        ? rates.updated(formatBaliTime(ratesFrom).slice(0, 5))
        : rates.lastRate(age),
  };
}

/** Returns the sentence about a single rate: that it is not live, and its note, else the time or the age of the list. */
export function rateInWords(list: ListFreshness, age: string, note: string | undefined, strings: Strings) {
  const { tone, detail } = freshnessInWords(list, age, strings);
  return `${tone === "live" ? "" : strings.rates.notLiveSentence} ${note ?? detail}`.trim();
}
