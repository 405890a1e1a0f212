import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes compression saves less than its header costs. */
const MIN_BYTES = 256;

const codecs = {
  br: {
    encode: (data: Buffer) =>
      promisify(brotliCompress)(data, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
      }),
    decode: promisify(brotliDecompress),
  },
  gz: {
    encode: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
    decode: promisify(gunzip),
  },
} as const;

const isCurrent = async (copy: string, modified: Date): Promise<boolean> =>
  stat(copy).then(
    (found) => found.mtimeMs === modified.getTime(),
    () => false,
  );

/** Whether a copy, which may be missing or broken, holds the data. */
const isCopyOf = (copy: string, data: Buffer, decode: (data: Buffer) => Promise<Buffer>): Promise<boolean> =>
  readFile(copy)
    .then(decode)
    .then(
      (decoded) => decoded.equals(data),
      () => false,
    );

/**
 * Writes `file.br` and `file.gz` beside each text file. What has not changed since the last time is not compressed again, even
 * where it was written again, as Gatsby does with all pages: a long one takes more than a second.
 */
export const precompress = async (files: readonly string[]): Promise<void> => {
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const { mtime, size } = await stat(file);
        if (size < MIN_BYTES) {
          // Those of an earlier, longer version would be served in its place.
          for (const extension of Object.keys(codecs)) await rm(`${file}.${extension}`, { force: true });
          return;
        }
        const modified = new Date(Math.floor(mtime.getTime() / 1000) * 1000);
        for (const [extension, { encode, decode }] of Object.entries(codecs)) {
          const copy = `${file}.${extension}`;
          if (await isCurrent(copy, modified)) continue;
          const data = await readFile(file);
          if (!(await isCopyOf(copy, data, decode))) await writeFile(copy, await encode(data));
          // The copy's time names the version that it was made from.
          await utimes(copy, modified, modified);
        }
      }),
  );
};
