/** Rupiah for `unit` units of a foreign currency; undefined when the company does not trade on that side. */
export interface Figures {
  readonly buyRate: number | undefined;
  readonly sellRate: number | undefined;
}

/** One line of the rate list: what the company pays and asks for a foreign currency, in rupiah. */
export interface Rate extends Figures {
  /** Unique in a list: code and name. Companies list several rows under one code, by size of note. */
  readonly id: string;
  /** Upper case, with the company's own suffix for a size of note: `USD`, `USD-S`, `USD (100)`. */
  readonly currencyCode: string;
  /** The code without that suffix: `USD`. */
  readonly baseCode: string;
  /** Orders the rows of one currency by the notes that they are for: `100` of `USD-50-100`; 0 without a suffix. */
  readonly noteSize: number;
  /** Units of the currency that the figures are for: 100 where yen are quoted per hundred. */
  readonly unit: number;
  /** English name, with the unit unless it is 1; the code when the API names none. */
  readonly displayName: string;
  /** Absolute http(s) address of the flag. Undefined: show the placeholder. */
  readonly imageUrl: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number | undefined;
  /** Milliseconds since 1970. */
  readonly updatedAt: number | undefined;
  /** Whether the figures look like a typing mistake: shown, but neither live nor used in calculations. */
  readonly isImplausible: boolean;
  /** Whether the board has put a note before the name (`rowNote`): such figures are muted. */
  readonly isNoted?: true;
  /** The newest figures that were plausible; later ones are compared with them. */
  readonly lastGood: Figures | undefined;
  /** A jump that no later update has confirmed yet, and the time of its row. */
  readonly held: (Figures & { readonly at: number | undefined }) | undefined;
  /** `17.925`, or `–` when there is no readable buy rate. */
  readonly formattedBuy: string;
  /** `18.110`, or `–` when there is no readable sell rate. */
  readonly formattedSell: string;
  /** Always 0: the API tells of no earlier rates (specification, section 3). */
  readonly change: 0;
  readonly trend: "stable";
}

export type Rates = readonly Rate[];

/** Returns when a rate was made or changed, in milliseconds since 1970; undefined if its row does not tell. */
export function rateTime({
  createdAt,
  updatedAt,
}: Pick<Rate, "createdAt" | "updatedAt">): number | undefined {
  const latest = Math.max(createdAt ?? -Infinity, updatedAt ?? -Infinity);
  return latest === -Infinity ? undefined : latest;
}

/** Returns the latest time of any of the rates; undefined if no row tells one. */
export function latestRateTime(rates: Rates): number | undefined {
  const latest = Math.max(...rates.map((rate) => rateTime(rate) ?? -Infinity));
  return latest === -Infinity ? undefined : latest;
}

/**
 * Returns the row that stands for a currency where only one can: the first with the plain code, else that of the largest
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
