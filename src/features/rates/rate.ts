/** One line of the rate list: what the company pays and asks for one unit of a foreign currency, in rupiah. */
export interface Rate {
  /** Upper case, with the company's own suffix for small notes: `USD`, `USD-S`. Unique in a list. */
  readonly currencyCode: string;
  /** English name; the code when the API names none. */
  readonly displayName: string;
  /** Absolute http(s) address of the flag. Undefined: show the placeholder. */
  readonly imageUrl: string | undefined;
  /** Rupiah paid to the visitor for one unit; undefined when the company does not buy. At least one of the two is set. */
  readonly buyRate: number | undefined;
  /** Rupiah asked of the visitor for one unit; undefined when the company does not sell. */
  readonly sellRate: number | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number | undefined;
  /** Milliseconds since 1970. */
  readonly updatedAt: number | undefined;
  /** Derived from the code: the country's flag, or a generic symbol. */
  readonly flagEmoji: string;
  /** `17.925`, or `–` when there is no buy rate. */
  readonly formattedBuy: string;
  /** `18.110`, or `–` when there is no sell rate. */
  readonly formattedSell: string;
  /** Always 0: the API tells of no earlier rates (specification, section 3). */
  readonly change: 0;
  readonly trend: "stable";
}

export type Rates = readonly Rate[];

/** The latest moment at which any of the rates was made or changed, in milliseconds since 1970; undefined if none tells. */
export function latestRateTime(rates: Rates): number | undefined {
  return rates
    .flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt])
    .filter((time) => time !== undefined)
    .reduce<number | undefined>((latest, time) => Math.max(latest ?? time, time), undefined);
}
