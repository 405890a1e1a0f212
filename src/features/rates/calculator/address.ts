import { roundedToHundredths } from "../../../lib/format/format-number";
import { paths } from "../../../lib/paths";
import { inLanguage, type Language, withoutLanguage } from "../../../strings/languages";
import { pickRate, type Rates, type Side } from "../model/rate";
import { readAmount } from "../model/read-amount";

/** A row of the list of rates. */
export interface Choice {
  /** As in the list: `AUD`, `USD-S`. */
  readonly code: string;
  /** Its name, if several rows have the code. */
  readonly rowName?: string | undefined;
}

/** An amount of the currency (`buy`) or of rupiah (`sell`). */
export interface Calculation extends Choice {
  readonly side: Side;
  /** With at most two decimals. */
  readonly amount: number;
}

export const DEFAULT_CODE = "USD";
const RUPIAH = "IDR";

/** Returns a calculation as the query of an address. */
const queryOf = ({ side, amount, code, rowName }: Calculation): URLSearchParams =>
  new URLSearchParams({
    ...(side === "buy" ? { [code]: String(amount) } : { [RUPIAH]: String(amount), to: code }),
    ...(rowName === undefined ? {} : { row: rowName }),
  });

/**
 * Returns the address of the board with a calculation, for sharing.
 *
 * @example calculationHref({ side: "buy", amount: 350, code: "AUD" }, "en") // "/kurs?AUD=350"
 * @example calculationHref({ side: "buy", amount: 1, code: "USD", rowName: "USD 50" }, "en") // "/kurs?USD=1&row=USD+50"
 * @example calculationHref({ side: "sell", amount: 5000000, code: "AUD" }, "id") // "/id/kurs?IDR=5000000&to=AUD"
 */
export const calculationHref = (calculation: Calculation, language: Language): string =>
  inLanguage(`${paths.board.href()}?${queryOf(calculation)}`, language);

/**
 * Returns the calculation in the query of an address (`?AUD=350`) with a currency of the list, whose codes may be lower case;
 * undefined without a readable one. People type and shorten addresses, so amounts are read as in the calculator.
 */
export function calculationIn(search: string, rates: Rates): Calculation | undefined {
  const { to = "", row, ...amounts } = Object.fromEntries(new URLSearchParams(search));
  const codeOf = (name: string) => name.trim().toUpperCase();
  const isListed = (code: string) => pickRate(rates, code) !== undefined;
  for (const [name, text] of Object.entries(amounts)) {
    const given = codeOf(name);
    const side = given === RUPIAH ? "sell" : "buy";
    const wanted = isListed(codeOf(to)) ? codeOf(to) : DEFAULT_CODE;
    const code = side === "buy" ? given : wanted;
    if (!isListed(code)) continue;
    const reading = readAmount(text, side, code);
    const amount = typeof reading === "number" ? roundedToHundredths(reading) : 0;
    if (amount > 0) return { side, amount, code, rowName: row };
  }
  return undefined;
}

/** Names of the parameters of `useBoardAddress`, which a calculation keeps, as people write them. */
const screenParameters = /^(wall|branch|edge)\b/i;

/** Writes a calculation into the address of the board, or removes it. */
export function rememberCalculation(calculation: Calculation | undefined): void {
  // The visitor may have left the board.
  const { pathname, search } = window.location;
  if (withoutLanguage(pathname.replace(/\/$/, "")) !== paths.board.path) return;
  const query = calculation ? queryOf(calculation) : new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (screenParameters.test(name)) query.set(name, value);
  }
  window.history.replaceState(window.history.state, "", `${pathname}?${query}`.replace(/\?$/, ""));
}
