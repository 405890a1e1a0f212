/** Shown where a currency belongs to no one country, or is unknown. */
const GENERIC_FLAG = "💱";

// ISO 4217 codes begin with the country's ISO 3166 code. These do not: the country has changed its name since.
const moved: Readonly<Record<string, string>> = { ANG: "CW" };

/**
 * The flag for a currency code; a suffix that the company adds for small notes is left out of account.
 *
 * @example flagEmoji("USD-S") // 🇺🇸
 * @example flagEmoji("XAF") // 💱
 */
export function flagEmoji(currencyCode: string): string {
  const code = /^([A-Z]{3})(?![A-Z])/i.exec(currencyCode.trim())?.[1]?.toUpperCase();
  // Codes with X belong to several countries or to none, though CLDR knows XA and XB as regions made up for tests.
  if (!code || code.startsWith("X") || !isNamed("currency", code)) return GENERIC_FLAG;
  const country = moved[code] ?? code.slice(0, 2);
  if (!isNamed("region", country)) return GENERIC_FLAG;
  return String.fromCodePoint(...[...country].map((letter) => 0x1f1a5 + letter.charCodeAt(0)));
}

const names: Partial<Record<"currency" | "region", Intl.DisplayNames>> = {};

function isNamed(type: "currency" | "region", code: string): boolean {
  names[type] ??= new Intl.DisplayNames("en", { type, fallback: "none" });
  return names[type].of(code) !== undefined;
}
