import { paths } from "../../../lib/paths";
import type { Side } from "./rate";

/** A calculation: an amount of the foreign currency (`buy`) or of rupiah (`sell`). */
export interface Calculation {
  readonly side: Side;
  /** As typed. */
  readonly amount: string;
  /** As in the list of rates: `AUD`, `USD-S`. */
  readonly currencyCode: string;
  /** The name of one of several rows under that code (`rowOf`). */
  readonly row?: string | undefined;
}

export const RUPIAH = "IDR";

/**
 * Returns the address of the board with a calculation, for sharing.
 *
 * @example calculationHref({ side: "buy", amount: "350", currencyCode: "AUD" }) // "/kurs?AUD=350"
 * @example calculationHref({ side: "buy", amount: "1", currencyCode: "USD", row: "USD 50" }) // "/kurs?USD=1&row=USD+50"
 * @example calculationHref({ side: "sell", amount: "5000000", currencyCode: "AUD" }) // "/kurs?IDR=5000000&to=AUD"
 */
export function calculationHref({ side, amount, currencyCode, row }: Calculation): string {
  const parameters = new URLSearchParams(
    side === "buy" ? { [currencyCode]: amount } : { [RUPIAH]: amount, to: currencyCode },
  );
  if (row !== undefined) parameters.set("row", row);
  return `${paths.board.href()}?${parameters}`;
}
