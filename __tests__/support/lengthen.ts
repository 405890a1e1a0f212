/**
 * Returns a text that is longer by half, and that has no word of three letters without an accent.
 *
 * @param most the most characters of the result
 */
export function lengthen(text: string, most = Infinity): string {
  const accents: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ó", u: "ú", y: "ý" };
  const accented = (letter: string) =>
    accents[letter] ?? accents[letter.toLowerCase()]?.toUpperCase() ?? letter;
  const foreign = text.replace(/\{[^{}]*\}|https?:\S+|\S+@\S+|[aeiouy]/gi, (part) =>
    part.length === 1 ? accented(part) : part,
  );
  const missing = Math.min(Math.ceil(text.length / 2), most - text.length);
  // A single word grows; a sentence gets further words.
  const more = (/\s/.test(text.trim()) ? " lóng wórdé" : "óménó").repeat(Math.ceil(text.length / 5) + 1);
  const added = more.slice(0, Math.max(missing, 0)).trimEnd();
  return foreign.replace(/([.,:!?…]*)$/, (end) => added + end);
}
