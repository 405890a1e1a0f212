/**
 * Returns a text for comparison: without case, diacritics, width of letters or repeated spaces. Turkish keyboards write `İNR`,
 * Japanese ones `ＵＳＤ`.
 */
export const foldText = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
