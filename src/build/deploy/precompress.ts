import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
/** Below this many bytes compression saves less than its header costs. */
const MIN_BYTES = 256;

const encoders = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: 9 }),
} as const;

const isCurrent = async (copy: string, modified: Date): Promise<boolean> =>
  stat(copy).then(
    (found) => found.mtimeMs === modified.getTime(),
    () => false,
  );

/** Writes `file.br` and `file.gz` beside each text file; files that have not changed since the last time are left alone. */
export const precompress = async (files: readonly string[]): Promise<void> => {
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const { mtime, size } = await stat(file);
        if (size < MIN_BYTES) {
          // Those of an earlier, longer version would be served in its place.
          for (const extension of Object.keys(encoders)) await rm(`${file}.${extension}`, { force: true });
          return;
        }
        const modified = new Date(Math.floor(mtime.getTime() / 1000) * 1000);
        for (const [extension, encode] of Object.entries(encoders)) {
          const copy = `${file}.${extension}`;
          if (await isCurrent(copy, modified)) continue;
          await writeFile(copy, await encode(await readFile(file)));
          // The copy's time names the version that it was made from.
          await utimes(copy, modified, modified);
        }
      }),
  );
};
