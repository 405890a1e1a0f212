// Common words of one language that the other does not have; "-nya" is an Indonesian ending.
const ENGLISH =
  /^(?:an?|and|are|at|be|before|but|by|for|from|how|is|it|not|of|on|or|our|the|this|to|we|what|which|why|with|your?)$/;
const INDONESIAN =
  /^(?:adalah|akan|anda|atau|cara|dan|dapat|dari|dengan|di|hari|ini|itu|kami|ke|kurs|lebih|menukar|pada|saat|sebelum|setiap|sudah|tidak|uang|untuk|yang|.{3,}nya)$/;

/**
 * Guesses the language of texts by their most common words: English or Indonesian, the languages of the API. Screen readers choose
 * their voice by it.
 *
 * @param texts the first one with common words decides
 * @returns undefined if none has any
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
