/** The side of an exchange: `buy` if the visitor hands over foreign money, `sell` if the visitor hands over rupiah. */
export type Side = "buy" | "sell";

/** Rupiah for `unit` units of a foreign currency; undefined if the company does not trade on that side. */
export interface Figures {
  readonly buyRate: number | undefined;
  readonly sellRate: number | undefined;
}

/** Characters of a code with its suffix. */
export const LONGEST_CODE = 40;

/** One row of the rate list. */
export interface Rate extends Figures {
  /** Code and name (`idOf`), unique in a list: several rows can have the same code. */
  readonly id: string;
  /** Upper case, with a suffix for the size of notes: `USD`, `USD-S`, `USD (100)`. */
  readonly currencyCode: string;
  /** The code without the suffix: `USD`. */
  readonly baseCode: string;
  /** The largest note of the suffix: `100` of `USD-50-100`; 0 without a suffix, negative for old and worn notes. */
  readonly noteSize: number;
  /** 100 if the figures are for 100 units of the currency. */
  readonly unit: number;
  /** English name, with the unit unless it is 1. */
  readonly displayName: string;
  /** Absolute http(s) address of the flag; undefined for the placeholder. */
  readonly imageUrl: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number | undefined;
  /** Milliseconds since 1970. */
  readonly updatedAt: number | undefined;
  /** Whether the time of the row is in the future, or unreadable: such a row is not live. */
  readonly timeProblem: "ahead" | "unreadable" | undefined;
  /** Sides with a figure such as "n/a" or 0. Without any figure the company does not trade on a side. */
  readonly unreadable: readonly Side[];
  /** Whether the figures look like a typing mistake: shown, but not live and not used in calculations. */
  readonly isImplausible: boolean;
  /** The board's note before the name (`rowNote`), with which the figures are muted. */
  readonly note?: string;
  /** The newest plausible figures, which later ones are compared with. */
  readonly lastGood: Figures | undefined;
  /** A jump that no later update has confirmed, and the times of its row and its answer. */
  readonly held: (Figures & { readonly at: number | undefined; readonly answeredAt: number }) | undefined;
  /** `17.925`, or `–` without a readable buy rate. */
  readonly formattedBuy: string;
  /** `18.110`, or `–` without a readable sell rate. */
  readonly formattedSell: string;
  /** Fixed (specification, section 3). */
  readonly change: 0;
  readonly trend: "stable";
}

export type Rates = readonly Rate[];

/** Between code and name of an id. Neither can contain it, so "USD 50" + "Dollar" differs from "USD" + "50 Dollar". */
const ID_SEPARATOR = "\n";

/** Returns the id of a row: two rows are the same only if code and name are equal (specification, section 3). */
export const idOf = (currencyCode: string, name = ""): string => currencyCode + ID_SEPARATOR + name;

/** Returns the later of both times of a rate, in milliseconds since 1970; undefined without any. */
export function timeSet({ createdAt, updatedAt }: Pick<Rate, "createdAt" | "updatedAt">): number | undefined {
  const latest = Math.max(createdAt ?? -Infinity, updatedAt ?? -Infinity);
  return latest === -Infinity ? undefined : latest;
}

/** Returns the latest time of all rates, a future one only if all are; undefined without any. */
export function latestTimeSet(rates: Rates): number | undefined {
  const timed = rates.filter((rate) => timeSet(rate) !== undefined);
  const past = timed.filter(({ timeProblem }) => timeProblem !== "ahead");
  const latest = Math.max(...(past.length > 0 ? past : timed).map((rate) => timeSet(rate) ?? -Infinity));
  return latest === -Infinity ? undefined : latest;
}

/** Returns the name that distinguishes a row from others of its code; undefined without other rows. */
export function rowOf(
  { id, currencyCode }: Pick<Rate, "id" | "currencyCode">,
  rates: Rates,
): string | undefined {
  const isAlone = rates.filter((rate) => rate.currencyCode === currencyCode).length <= 1;
  return isAlone ? undefined : id.slice(idOf(currencyCode).length) || undefined;
}

/**
 * Returns the row of a currency for views with a single one: the first with the plain code, else the row of the largest
 * notes.
 *
 * @example pickRate(rates, "USD") // the row USD-100 of USD-S, USD-50 and USD-100
 */
export function pickRate(rates: Rates, code: string): Rate | undefined {
  const plain = rates.find(({ currencyCode }) => currencyCode === code);
  if (plain) return plain;
  return rates
    .filter(({ baseCode }) => baseCode === code)
    .reduce<Rate | undefined>(
      (best, rate) => (best && best.noteSize >= rate.noteSize ? best : rate),
      undefined,
    );
}

let currencyNames: Intl.DisplayNames | undefined;

/**
 * Returns the English name of a currency without a name in the API; the code itself if ISO 4217 does not have it.
 *
 * @example fallbackName("AUD") // "Australian Dollar"
 */
export function fallbackName(currencyCode: string): string {
  currencyNames ??= new Intl.DisplayNames("en", { type: "currency" });
  return /^[A-Z]{3}$/.test(currencyCode) ? (currencyNames.of(currencyCode) ?? currencyCode) : currencyCode;
}
