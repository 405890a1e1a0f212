/**
 * Patterns of the months from January on, as people write them in English and Indonesian, long or short. They ignore case, and
 * match no code of a currency, such as AUD or MYR.
 */
export const monthPatterns = [
  "jan",
  "feb",
  "mar(?!k)",
  "apr",
  "ma[iy]|mei",
  "jun",
  "jul",
  "aug|ag[ust]",
  "sep",
  "o[ck]t",
  "nov",
  "de[cs]",
];
