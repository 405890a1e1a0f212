import { formatBaliMoment, formatBaliTime } from "../../../lib/format/bali-time";
import * as en from "../../../strings/en";
import { rowNote, type Freshness } from "./freshness";
import { fallbackName, type FigureTexts, type Rate } from "./rate";

/**
 * - `live`: in full colour, green beside a word
 * - `muted`: the row, or the list, is not live
 * - `lost`: the connection is lost; red beside a word
 */
export type Tone = "live" | "muted" | "lost";

/** A row as every view shows it. */
export interface Shown {
  readonly code: string;
  readonly name: string;
  /** 100 if the figures are for 100 units of the currency. */
  readonly unit: number;
  /** `Rate.imagePath` */
  readonly flag: string | undefined;
  /** The site's own picture of a flag that the list does not give; undefined for the general placeholder. */
  readonly placeholder: string | undefined;
  readonly figures: FigureTexts;
  /** To ask at the counter, that the time is unknown, or since when the rate applies, unless it is of today. */
  readonly note: string | undefined;
  /** The note, else "Live" or "Not live". */
  readonly badge: string;
  readonly tone: Tone;
}

/** Returns the tone of the whole list. */
export const toneOf = (freshness: Freshness): Tone =>
  freshness === "live" ? "live" : freshness === "stale" ? "lost" : "muted";

/**
 * Returns what a row shows. Its arguments change seldom, so a memoized row renders seldom.
 *
 * @param today a time of today in Bali, in milliseconds since 1970
 * @param freshness of the list; omit it where the list says once for all rows how fresh it is
 * @example shown(rate, today, "stale") // { code: "USD", figures: { buy: "17.925", … }, badge: "Not live", tone: "lost", … }
 */
export function shown(rate: Rate, today: number, freshness: Freshness = "live"): Shown {
  const note = rowNote(rate, today);
  const listTone = toneOf(freshness);
  return {
    code: rate.code,
    name: rate.displayName,
    unit: rate.unit,
    flag: rate.imagePath,
    placeholder: undefined,
    figures: rate.figures,
    note,
    badge: note ?? (listTone === "live" ? en.rates.live : en.rates.notLive),
    tone: note !== undefined && listTone === "live" ? "muted" : listTone,
  };
}

/** The currencies with a card, in this order (specification, section 2). */
export const cardCurrencies = ["USD", "AUD", "EUR", "GBP", "JPY", "SGD"] as const;

/** Returns what a card shows while the list has no such row, or while there is no list. */
export const shownWithoutRate = (code: (typeof cardCurrencies)[number]): Shown => ({
  code,
  name: fallbackName(code),
  unit: 1,
  flag: undefined,
  placeholder: `/art/flag-${code.toLowerCase()}.svg`,
  figures: { buy: en.rates.notAvailable, sell: en.rates.notAvailable },
  note: undefined,
  badge: en.rates.notLive,
  tone: "muted",
});

/** How fresh the list is, and its times in milliseconds since 1970. */
export interface ListFreshness {
  readonly freshness: Freshness;
  /** The time of the rates (`timeOfRates`), unless they are live or there are none. */
  readonly ratesFrom: number | undefined;
  /** When the company last set any rate. */
  readonly lastSetAt: number | undefined;
}

/** The freshness of the list in words. */
export interface FreshnessWords {
  /** "Live Update", "Updated 20 seconds ago", "Connection Error"; empty for an empty list. */
  readonly sentence: string;
  /** More about it: "Updated 2 seconds ago" beside "Live Update"; may be empty. */
  readonly detail: string;
  /** "at 14:03:22, ", which belongs between `detail` and the age; empty if the age does not follow. */
  readonly receivedAt: string;
  /** "Last Update - 14:03:22": with the date unless the newest rate is of today, with the age while an answer is overdue. */
  readonly lastUpdate: string;
  /** The same always with its date, as on paper. */
  readonly lastUpdateOnPaper: string;
}

/**
 * Returns the freshness of the list in words.
 *
 * @param age of the rates, such as "12 seconds ago"; empty without rates
 * @param now milliseconds since 1970: the time of rates that have none (specification, section 4)
 */
export function freshnessInWords(list: ListFreshness, age: string, now: number): FreshnessWords {
  const { freshness, ratesFrom, lastSetAt } = list;
  const isOverdue = freshness === "aging" && ratesFrom !== undefined;
  const isReceived = freshness === "stale" && ratesFrom !== undefined && ratesFrom !== lastSetAt;
  const moment = lastSetAt === undefined ? en.rates.unknownTime : formatBaliMoment(lastSetAt);
  const lastUpdateOnPaper = en.rates.lastUpdate(moment);
  const time = isOverdue ? age : formatBaliTime(lastSetAt ?? now);
  const words = {
    sentence: "",
    detail: "",
    receivedAt: isReceived ? en.rates.receivedAt(formatBaliTime(ratesFrom)) : "",
    lastUpdate: freshness === "dated" ? lastUpdateOnPaper : en.rates.lastUpdate(time),
    lastUpdateOnPaper,
  };
  switch (freshness) {
    case "waiting":
      return { ...words, sentence: en.rates.loading };
    case "live":
      return { ...words, sentence: en.rates.liveUpdate, detail: en.rates.updated(age) };
    case "aging":
      return isOverdue ? { ...words, sentence: en.rates.updated(age) } : words;
    case "dated":
      return { ...words, sentence: lastUpdateOnPaper };
    case "stale":
      return {
        ...words,
        sentence: en.rates.connectionError,
        detail: ratesFrom === undefined ? "" : isReceived ? en.rates.received : lastUpdateOnPaper,
      };
  }
}

/**
 * Returns the freshness of one rate for a sentence: whether it is "Not live.", and its note, else the age of the list.
 *
 * @param row undefined while the list has no such row
 * @example rowFreshnessInWords(row, "stale", "2 minutes ago") // { badge: "Not live.", sentence: "Last rate 2 minutes ago" }
 */
export function rowFreshnessInWords(row: Shown | undefined, freshness: Freshness, age: string) {
  const note = row?.note;
  if (note !== undefined && freshness !== "stale") return { badge: "", sentence: note };
  if (freshness === "live") return { badge: "", sentence: en.rates.updated(age) };
  const lastRate = age && freshness !== "dated" ? en.rates.lastRate(age) : "";
  return { badge: `${en.rates.notLive}.`, sentence: note ?? lastRate };
}
