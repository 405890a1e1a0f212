/** What pages say and draw of recorded days. Only gatsby-node.ts imports it, so that d3 stays out of the browser. */
import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";

import { startOfBaliDay } from "../../lib/format/bali-time";

/** What the board showed on one day: rupiah for one unit. */
export interface RecordedDay {
  /** In Bali, as `2026-11-28`. */
  readonly date: string;
  readonly buy: number;
  readonly sell: number;
}

/** Days that a page is about, up to the last recorded one. */
const RECENT_DAYS = 30;
/** With fewer there is neither a drawing nor a word. */
const FEWEST_DAYS = 3;

const DAY_MS = 86_400_000;
const WIDTH = 600;
const HEIGHT = 200;
/** Keeps the lines' caps inside. */
const EDGE = 6;

/** GraphQL types of what `recentDays` returns, and of the nodes that gatsby-transformer-csv makes of content/rates. */
export const recordedTypes = `
  type RecordedRate implements Node @dontInfer { date: String! code: String! buy: Float! sell: Float! }
  type RecordedDay { date: String! buy: Float! sell: Float! }
  type RateChange { days: Int! difference: Float! }
  type DrawnDays { buy: String! sell: String! between: String! }
  type RecentDays {
    last: RecordedDay
    days: [RecordedDay!]!
    changes: [RateChange!]!
    drawing: DrawnDays
  }
`;

const daysBetween = (day: string, later: string): number =>
  Math.round((startOfBaliDay(later) - startOfBaliDay(day)) / DAY_MS);

/** Returns the paths of both rates and of the space between them, in a box of 600 x 200. A day that was not recorded is a gap. */
function draw(days: readonly RecordedDay[], last: string) {
  const byPlace = new Map(days.map((day) => [RECENT_DAYS - 1 - daysBetween(day.date, last), day]));
  const places = Array.from({ length: RECENT_DAYS }, (_, place) => byPlace.get(place));
  const lowest = Math.min(...days.map(({ buy, sell }) => Math.min(buy, sell)));
  const highest = Math.max(...days.map(({ buy, sell }) => Math.max(buy, sell)));
  const x = scaleLinear([0, RECENT_DAYS - 1], [EDGE, WIDTH - EDGE]);
  const y = scaleLinear([lowest, highest], [HEIGHT - EDGE, EDGE]);
  const isRecorded = (day: RecordedDay | undefined) => day !== undefined;
  const xOf = (_: unknown, place: number) => x(place);
  const yOf = (side: "buy" | "sell") => (day: RecordedDay | undefined) => y(day?.[side] ?? lowest);
  const drawLine = line<RecordedDay | undefined>().defined(isRecorded).x(xOf).digits(1);
  const drawArea = area<RecordedDay | undefined>().defined(isRecorded).x(xOf).digits(1);
  return {
    buy: drawLine.y(yOf("buy"))(places) ?? "",
    sell: drawLine.y(yOf("sell"))(places) ?? "",
    between: drawArea.y0(yOf("buy")).y1(yOf("sell"))(places) ?? "",
  };
}

/**
 * Returns the last recorded day; and of the last 30 days, if three were recorded, the days (newest first), their drawing, and how
 * much higher the last buy rate is than 7 and 30 days before.
 */
export function recentDays(recorded: Iterable<RecordedDay>) {
  const all = [...recorded].sort((one, other) => other.date.localeCompare(one.date));
  const last = all[0];
  const days = all.filter(({ date }) => last && daysBetween(date, last.date) < RECENT_DAYS);
  if (!last || days.length < FEWEST_DAYS) return { last, days: [], changes: [] };
  const changes = [7, 30].flatMap((before) => {
    const then = all.find(({ date }) => daysBetween(date, last.date) === before);
    return then ? [{ days: before, difference: Number((last.buy - then.buy).toFixed(2)) }] : [];
  });
  return { last, days, changes, drawing: draw(days, last.date) };
}
