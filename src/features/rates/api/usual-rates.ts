/**
 * Rupiah for one unit, roughly, in September 2026. They tell a quotation per 100 from one per unit, thousands from
 * decimals, and find figures with a digit too many. A rate up to 5 times higher or lower is plausible.
 */
const usualRates: Readonly<Record<string, number>> = {
  AED: 4_900,
  AUD: 12_600,
  BHD: 47_900,
  BND: 14_100,
  CAD: 12_700,
  CHF: 21_600,
  CNY: 2_700,
  DKK: 2_740,
  EUR: 20_500,
  FJD: 8_050,
  GBP: 23_900,
  HKD: 2_300,
  HUF: 50,
  INR: 188,
  JOD: 25_400,
  JPY: 114,
  KHR: 4.4,
  KRW: 13.3,
  KWD: 58_400,
  LAK: 0.8,
  LKR: 54,
  MMK: 6,
  MOP: 2_230,
  MXN: 1_000,
  MYR: 4_400,
  NOK: 1_890,
  NZD: 10_200,
  OMR: 46_800,
  PGK: 4_030,
  PHP: 288,
  QAR: 4_950,
  RUB: 200,
  SAR: 4_800,
  SEK: 1_800,
  SGD: 14_100,
  THB: 535,
  TRY: 368,
  TWD: 565,
  USD: 18_000,
  VND: 0.69,
  ZAR: 1_100,
};

/** A rate that differs by a larger factor from the usual one is implausible. */
export const LARGEST_FACTOR = 5;

/**
 * Returns by what factor a rate differs from the usual one, at least 1; undefined for a currency without a usual rate.
 *
 * @param rate rupiah for one unit
 */
export function factorFromUsual(code: string, rate: number): number | undefined {
  const usual = usualRates[code];
  return usual && Math.max(rate / usual, usual / rate);
}
