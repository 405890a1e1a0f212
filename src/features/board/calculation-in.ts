import { parseAmount, RUPIAH_UNITS } from "../../lib/format/amount";
import { RUPIAH, type Calculation } from "../rates/model/calculation";
import { fallbackName, LONGEST_CODE } from "../rates/model/rate";

const DEFAULT_CURRENCY = "USD";

/** Returns a code of the list; undefined for other parameters. Only real currencies may be lower case. */
function codeOf(name: string): string | undefined {
  const code = name.trim().toUpperCase();
  const isLetters = /^[A-Z]{3}(?![A-Z])/.test(code) && fallbackName(code.slice(0, 3)) !== code.slice(0, 3);
  const isGiven = name === code && /\p{L}/u.test(code);
  return (isLetters || isGiven) && code.length <= LONGEST_CODE ? code : undefined;
}

/** Whether a text is an amount other than 0, with any sign. The calculator refuses signs of other currencies ("?AUD=€350"). */
const isAmount = (written: string, code: string): boolean =>
  Boolean(
    parseAmount(
      written.replace(/^[A-Z]{0,2}\p{Sc}|\p{Sc}$/giu, ""),
      code === RUPIAH ? RUPIAH_UNITS : [code, code.slice(0, 3)],
    ),
  );

/**
 * Returns the calculation in the query of an address (`?AUD=350`); undefined without a readable one. Reads leniently, since
 * people type and shorten addresses.
 */
export function calculationIn(search: string): Calculation | undefined {
  const { to, row, ...amounts } = Object.fromEntries(new URLSearchParams(search));
  for (const [name, amount] of Object.entries(amounts)) {
    const code = codeOf(name);
    if (!code || !isAmount(amount, code)) continue;
    const common = { amount, ...(row && { row }) };
    if (code !== RUPIAH) return { side: "buy", currencyCode: code, ...common };
    const target = codeOf(to ?? "");
    const currencyCode = target === RUPIAH ? undefined : target;
    return { side: "sell", currencyCode: currencyCode ?? DEFAULT_CURRENCY, ...common };
  }
  return undefined;
}
