/** What pages say and draw of recorded days. Only gatsby-node.ts imports it, so that d3 stays out of the browser. */
import { scaleLinear } from "d3-scale";
import { area } from "d3-shape";

import { addDays } from "../../lib/format/bali-time";

/** What the board showed on one day: rupiah for one unit. */
export interface RecordedDay {
  /** In Bali, as `2026-11-28`. */
  readonly date: string;
  readonly buy: number;
  readonly sell: number;
}

/** Days before the last recorded one that a page is about. */
const RECENT_DAYS = 30;
/** With fewer there is no drawing. */
const FEWEST_DAYS = 3;

/** GraphQL types of what `recentDays` returns, and of the nodes that gatsby-transformer-csv makes of content/rates. */
export const recordedTypes = `
  type RecordedRate implements Node @dontInfer { date: String! code: String! buy: Float! sell: Float! }
  type RecentDays { days: [RecordedRate!]! drawing: [String!]! }
`;

/**
 * Returns the last recorded day and those of the 30 days before, newest first; and if there are three, the paths of the space between
 * the rates, of BUY and of SELL, in a box of 30 x 200. A day that was not recorded is a gap.
 */
export function recentDays(recorded: Iterable<RecordedDay>) {
  const byDate = new Map(Array.from(recorded, (day) => [day.date, day]));
  const last = [...byDate.keys()].sort().pop();
  if (last === undefined) return { days: [], drawing: [] };
  const places = Array.from({ length: RECENT_DAYS + 1 }, (_, before) => byDate.get(addDays(last, -before)));
  const days = places.filter((day) => day !== undefined);
  if (days.length < FEWEST_DAYS) return { days, drawing: [] };
  const figures = days.flatMap(({ buy, sell }) => [buy, sell]);
  const y = scaleLinear()
    .domain([Math.min(...figures), Math.max(...figures)])
    .rangeRound([200, 0]);
  const between = area<RecordedDay | undefined>()
    .defined((day) => day !== undefined)
    .x((_, before) => RECENT_DAYS - before)
    .y0((day) => y(day?.buy ?? 0))
    .y1((day) => y(day?.sell ?? 0));
  const shapes = [between, between.lineY0(), between.lineY1()];
  return { days, drawing: shapes.map((shape) => shape(places) ?? "") };
}
