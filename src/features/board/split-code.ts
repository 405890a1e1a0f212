/**
 * A currency code and what the company adds to it for small notes; the two are set differently.
 *
 * @example splitCode("USD-S") // ["USD", "-S"]
 */
export function splitCode(currencyCode: string): readonly [code: string, suffix: string] {
  return [currencyCode.slice(0, 3), currencyCode.slice(3)];
}
