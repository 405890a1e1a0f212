import { closest, distance } from "fastest-levenshtein";

/**
 * Returns the known word that was probably meant, or undefined when none is close: at most a third of the letters may
 * differ. Case is ignored.
 */
export function suggestFix(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const byLowerCase = new Map(known.map((candidate) => [candidate.toLowerCase(), candidate]));
  const best = closest(word.toLowerCase(), [...byLowerCase.keys()]);
  const allowed = Math.max(1, Math.ceil(word.length / 3));
  return distance(word.toLowerCase(), best) <= allowed ? byLowerCase.get(best) : undefined;
}
