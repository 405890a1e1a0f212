/** Number of single-letter changes (insert, drop, replace, swap of neighbours) that turn one word into the other. */
function distance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The word that was probably meant, or undefined when none is near: at most a third of the letters (and at least one)
 * may differ; capitals do not count.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const plain = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(Math.max(word.length, 3) / 3));
  let best: { word: string; changes: number } | undefined;
  for (const candidate of known) {
    const changes = distance(plain, candidate.toLowerCase());
    if (changes <= allowed && (!best || changes < best.changes)) best = { word: candidate, changes };
  }
  return best?.word;
}
