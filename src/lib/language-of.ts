// Words that are common in one of the languages and none in the other; "-nya" is an Indonesian ending.
const ENGLISH =
  /^(?:an?|and|are|at|be|before|but|by|for|from|how|is|it|not|of|on|or|our|the|this|to|we|what|which|why|with|your?)$/;
const INDONESIAN =
  /^(?:adalah|akan|anda|atau|cara|dan|dapat|dari|dengan|di|hari|ini|itu|kami|ke|kurs|lebih|menukar|pada|saat|sebelum|setiap|sudah|tidak|uang|untuk|yang|.{3,}nya)$/;

/**
 * The language of texts that come without one, by their most common words: English or Indonesian, the two that the API
 * carries. A screen reader takes its voice from it, so that it need not be right about a text of two words, but must be
 * about a paragraph.
 *
 * @param texts the first that shows its language decides
 * @returns undefined where none does
 */
export function languageOf(...texts: readonly (string | null | undefined)[]): "en" | "id" | undefined {
  for (const text of texts) {
    let balance = 0;
    for (const word of (text ?? "")
      .slice(0, 4_000)
      .toLowerCase()
      .split(/[^a-z]+/)) {
      if (ENGLISH.test(word)) balance++;
      else if (INDONESIAN.test(word)) balance--;
    }
    if (balance) return balance > 0 ? "en" : "id";
  }
  return undefined;
}
