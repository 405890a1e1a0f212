/** Shown where a currency belongs to no one country, or is unknown. */
const GENERIC_FLAG = "💱";

// Codes of ISO 4217 begin with the country's code of ISO 3166, but for those with X, which belong to several countries or to
// none. Not asked of Intl, whose first use in a page is slow (see format-number.ts): the calculator names them all when it comes
// alive. Tests hold them against the platform's; a currency that is new flies the generic flag until it is entered here.
const national = new Set(
  `
AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD
CAD CDF CHF CLP CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP
GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD
KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO
NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL
SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST
YER ZAR ZMW ZWG ZWL
`.match(/[A-Z]+/g),
);

// The country has changed its name since.
const moved: Readonly<Record<string, string>> = { ANG: "CW" };

/**
 * The flag for a currency code; a suffix that the company adds for small notes is left out of account.
 *
 * @example flagEmoji("USD-S") // 🇺🇸
 * @example flagEmoji("XAF") // 💱
 */
export function flagEmoji(currencyCode: string): string {
  const code = /^([A-Z]{3})(?![A-Z])/i.exec(currencyCode.trim())?.[1]?.toUpperCase();
  if (!code || !national.has(code)) return GENERIC_FLAG;
  const country = moved[code] ?? code.slice(0, 2);
  return String.fromCodePoint(...[...country].map((letter) => 0x1f1a5 + letter.charCodeAt(0)));
}
