import { parseAmount } from "../../../lib/format/amount";
import { paths } from "../../../lib/paths";
import type { Side } from "./conversion";

/** A calculation: an amount of the foreign currency (`buy`) or of rupiah (`sell`). */
export interface Calculation {
  readonly side: Side;
  /** As typed, readable by `parseAmount`. */
  readonly amount: string;
  /** As in the list of rates: `AUD`, `USD-S`. */
  readonly currencyCode: string;
}

const RUPIAH = "IDR";
const currencyPattern = /^[A-Z]{3}(?:[- (].{1,10})?$/;

/**
 * Returns the address of the board with a calculation, for sharing.
 *
 * @example calculationHref({ side: "buy", amount: "350", currencyCode: "AUD" }) // "/kurs?AUD=350"
 * @example calculationHref({ side: "sell", amount: "5000000", currencyCode: "AUD" }) // "/kurs?IDR=5000000&to=AUD"
 */
export function calculationHref({ side, amount, currencyCode }: Calculation): string {
  const parameters = side === "buy" ? { [currencyCode]: amount } : { [RUPIAH]: amount, to: currencyCode };
  return `${paths.board.href()}?${new URLSearchParams(parameters)}`;
}

/** Returns the calculation in the query of an address (`?AUD=350`); undefined without a readable one. */
export function calculationIn(search: string): Calculation | undefined {
  const parameters = new URLSearchParams(search);
  const [found] = [...parameters].filter(
    ([code, amount]) => currencyPattern.test(code) && parseAmount(amount),
  );
  if (!found) return undefined;
  const [code, amount] = found;
  if (code !== RUPIAH) return { side: "buy", amount, currencyCode: code };
  const to = parameters.get("to") ?? "";
  return currencyPattern.test(to) ? { side: "sell", amount, currencyCode: to } : undefined;
}
