import { closest, distance } from "fastest-levenshtein";

/** Returns the known word that was probably meant: at most a third of the letters differ, whatever their case. */
export function suggestFix(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const byLowerCase = new Map(known.map((candidate) => [candidate.toLowerCase(), candidate]));
  const best = closest(word.toLowerCase(), [...byLowerCase.keys()]);
  return distance(word.toLowerCase(), best) <= Math.ceil(word.length / 3) ? byLowerCase.get(best) : undefined;
}
