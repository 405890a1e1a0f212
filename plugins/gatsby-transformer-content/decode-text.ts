/** A text and, if its bytes were damaged, where (an index into `text`) and why. */
export interface DecodedText {
  readonly text: string;
  readonly flaw?: { readonly index: number; readonly message: string };
}

const maxKilobytes = 512;
const howToSave = 'Open the file in a plain text editor and save it with the encoding "UTF-8".';

const flaws: readonly (readonly [pattern: RegExp, message: (found: string) => string])[] = [
  [/\0/, () => `The file contains bytes that are not text, or it is saved as UTF-16. ${howToSave}`],
  [/\ufffd/, () => `A letter here cannot be read because the file is not saved as UTF-8. ${howToSave}`],
  [
    // eslint-disable-next-line no-control-regex -- control characters are what this looks for
    /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/,
    () => "There is an invisible control character here. Delete it, for example by typing the line again.",
  ],
  // UTF-8 that was read as Windows-1252 and saved again: "é" has become "Ã©", a curly quote "â€™".
  [
    /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u20ac[\u0080-\u00bf\u2018-\u2122\u0152\u0153]/,
    (found) =>
      `"${found}" looks like a letter damaged by another encoding. Type the letter again. ${howToSave}`,
  ],
];

/** Decodes the bytes of a content file. A byte order mark and old line ends are fine; anything but UTF-8 is a flaw. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > maxKilobytes * 1024) {
    const size = Math.ceil(bytes.length / 1024);
    return {
      text: "",
      flaw: { index: 0, message: `The file has ${size} kB; a content file may have ${maxKilobytes} kB.` },
    };
  }
  if ([0xfffe, 0xfeff].includes(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0))) {
    return { text: "", flaw: { index: 0, message: `The file is saved as UTF-16. ${howToSave}` } };
  }
  // A lone carriage return was the line end of old Macs; the YAML parser does not know it.
  const text = new TextDecoder("utf-8").decode(bytes).replace(/\r(?!\n)/g, "\n");
  for (const [pattern, message] of flaws) {
    const found = pattern.exec(text);
    if (found) return { text, flaw: { index: found.index, message: message(found[0]) } };
  }
  return { text };
}

/** Returns what would be wrong with a text once it is saved: it may contain letters that were damaged earlier. */
export const flawOf = (text: string): DecodedText["flaw"] => decodeText(new TextEncoder().encode(text)).flaw;
