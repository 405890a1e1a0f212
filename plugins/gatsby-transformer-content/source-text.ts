/** From the bytes of a content file to its text, or to a sentence that says why it is none. */

/** The text as far as it can be made out, and what is wrong with it: where (an index into `text`) and why. */
export interface SourceText {
  text: string;
  flaw?: { index: number; message: string };
}

/** What would be wrong with a text once it is saved: it may hold letters that were damaged before they were typed. */
export const flawOf = (text: string): SourceText["flaw"] => decodeSource(new TextEncoder().encode(text)).flaw;

const maxBytes = 512 * 1024;

const beginsWith = (bytes: Uint8Array, ...head: number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);

const howToSave = 'Open it in a plain text editor and save it with the encoding "UTF-8".';

// UTF-8 that was once read as Windows-1252 and saved again: "é" has become "Ã©", a curly quote "â€™".
const twiceEncoded = /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2\u20ac[\u0080-\u00bf\u2018-\u2122\u0152\u0153]/u;

// Everything below the space except tab and line ends, and the C1 range.
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;

/** Decodes a content file. A byte order mark and old line ends are fine; anything but UTF-8 is a flaw. */
export function decodeSource(bytes: Uint8Array): SourceText {
  const flawed = (message: string, index = 0, text = ""): SourceText => ({ text, flaw: { index, message } });

  if (bytes.length > maxBytes) {
    return flawed(`The file has ${Math.ceil(bytes.length / 1024)} kB; a content file has at most 512 kB.`);
  }
  if (beginsWith(bytes, 0xff, 0xfe) || beginsWith(bytes, 0xfe, 0xff)) {
    return flawed(`The file is saved as UTF-16, which this site cannot read. ${howToSave}`);
  }
  // A lone carriage return was the line end of old Macs; the parser knows only the newer two.
  const text = new TextDecoder("utf-8").decode(bytes).replace(/\r(?!\n)/g, "\n");

  const nul = text.indexOf("\u0000");
  if (nul >= 0) {
    return flawed(
      `The file holds bytes that are not text, or it is saved as UTF-16. ${howToSave}`,
      nul,
      text,
    );
  }
  const undecodable = text.indexOf("\ufffd");
  if (undecodable >= 0) {
    return flawed(
      `A letter here cannot be read: the file is not saved as UTF-8. ${howToSave} Then check the letter.`,
      undecodable,
      text,
    );
  }
  const control = text.search(controlCharacter);
  if (control >= 0) {
    return flawed(
      "There is an invisible control character here. Delete it, for example by typing the line again.",
      control,
      text,
    );
  }
  const garbled = twiceEncoded.exec(text);
  if (garbled) {
    return flawed(
      `"${garbled[0]}" looks like a letter that was damaged when the file was saved in another encoding. ` +
        `Type the letter again. ${howToSave}`,
      garbled.index,
      text,
    );
  }
  return { text };
}
