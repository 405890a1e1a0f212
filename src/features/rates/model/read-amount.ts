import { parseAmount } from "../../../lib/format/amount";
import { currencyOf, fallbackName, type Side } from "./rate";

/** Rupiah as people write it beside an amount. */
const rupiahUnits = ["rp", "idr", "rupiah"];

/** Units besides the code, the name and the symbol. */
const moreUnits: Readonly<Record<string, readonly string[]>> = {
  CNY: ["RMB", "元"],
  JPY: ["円"],
  TWD: ["NT$", "元"],
};

/** Returns the symbol of a currency, such as € for EUR; undefined for codes that are not three letters. */
function signOf(code: string): string | undefined {
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value;
}

/** Returns what people write beside an amount: the code, a word such as "euros", or the symbol, alone or as in A$ and US$. */
export function unitsOf(currency: string): readonly string[] {
  const code = currencyOf(currency);
  const sign = signOf(code);
  const signs = sign === undefined ? [] : [`${code.slice(0, 2)}${sign}`, `${code.slice(0, 1)}${sign}`, sign];
  const [word = code] = fallbackName(code).split(" ").slice(-1);
  // The noun is the first word in Indonesian.
  const [noun = code] = fallbackName(code, "id").split(" ");
  // A code without letters could be part of an amount.
  const names = [currency, code, `${word}s`, word, noun].filter((name) => /\p{L}/u.test(name));
  return [...(moreUnits[code] ?? []), ...names, ...signs];
}

/** The amount in a text, or why there is none. */
export type Reading = number | "empty" | "unreadable" | "otherMoney" | "tooLarge";

/**
 * Reads an amount with or without units, of the currency for `buy` and of rupiah for `sell`.
 *
 * @example readAmount("A$350", "buy", "AUD") // 350
 */
export function readAmount(text: string, side: Side, code: string): Reading {
  if (text.trim() === "") return "empty";
  const typed = parseAmount(text);
  if (!typed) return "unreadable";
  const { amount, units } = typed;
  if (units.length > 0) {
    const foreign = unitsOf(code).map((unit) => unit.toLowerCase());
    const [own, other] = side === "buy" ? [foreign, rupiahUnits] : [rupiahUnits, foreign];
    const areAll = (known: readonly string[]) => units.every((unit) => known.includes(unit));
    if (!areAll(own)) return areAll(other) ? "otherMoney" : "unreadable";
  }
  return amount === Infinity ? "tooLarge" : amount;
}
