let names: Intl.DisplayNames | undefined;

/**
 * The English name of a currency that the API does not name; the code itself when it is no currency of ISO 4217.
 *
 * @example fallbackName("AUD") // "Australian Dollar"
 */
export function fallbackName(currencyCode: string): string {
  names ??= new Intl.DisplayNames("en", { type: "currency" });
  return /^[A-Z]{3}$/.test(currencyCode) ? (names.of(currencyCode) ?? currencyCode) : currencyCode;
}
