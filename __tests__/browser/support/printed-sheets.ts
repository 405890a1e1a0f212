import { execFileSync } from "node:child_process";

/** A printed sheet as grey pixels, 0 is black. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

const DPI = 24;
/** Darker pixels are ink. */
const INK = 200;

/** Draws the sheets of a PDF file with poppler. */
export const sheetsOf = (pdf: Buffer): Sheet[] => {
  let rest = execFileSync("pdftoppm", ["-r", `${DPI}`, "-gray", "-"], { input: pdf, maxBuffer: 1e8 });
  const sheets: Sheet[] = [];
  // One image after another: `P5`, width, height, the brightest value, and a byte for each pixel.
  for (let head; (head = /^P5\s(\d+)\s(\d+)\s\d+\s/.exec(rest.subarray(0, 40).toString("latin1")));) {
    const [start, width, height] = [head[0].length, Number(head[1]), Number(head[2])];
    const end = start + width * height;
    sheets.push({ width, height, pixels: rest.subarray(start, end) });
    rest = rest.subarray(end);
  }
  return sheets;
};

/** Returns the rows of a sheet that have ink, the first and the last, as parts of its height. */
export const inkOf = ({ width, height, pixels }: Sheet): readonly [number, number] | undefined => {
  const first = pixels.findIndex((pixel) => pixel < INK);
  if (first < 0) return undefined;
  const last = pixels.findLastIndex((pixel) => pixel < INK);
  return [Math.floor(first / width) / height, Math.floor(last / width) / height];
};

/** Returns the lowest part of a sheet, such as its last fifth. */
export const footOf = ({ width, height, pixels }: Sheet, part: number): Buffer =>
  pixels.subarray(Math.floor(height * (1 - part)) * width);
