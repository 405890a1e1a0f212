import { formatRate } from "../../lib/format/format-number";
import type { Rate, Side } from "./model/rate";

/**
 * Formats a figure of a row. A price has two decimals or none: a row with decimals shows two on both sides.
 *
 * @example formatFigure(rate, "buy") // "17.925", or "0,70" beside a sell rate of 0.72, or "–" without a figure
 */
export function formatFigure({ buyRate, sellRate }: Rate, side: Side): string {
  const figure = side === "buy" ? buyRate : sellRate;
  const hasDecimals = [buyRate, sellRate].some((rate) => rate !== undefined && !Number.isInteger(rate));
  return figure === undefined ? "–" : formatRate(figure, hasDecimals ? 2 : 0);
}
