/** Reads and changes the content folder for the form. Nothing is saved that the content check refuses. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { checkContent, decodeText } from "../plugins/gatsby-transformer-content/check-content";
import { checkFile, isReadable } from "../plugins/gatsby-transformer-content/check-file";
import { listFiles, pictureFlaw } from "../plugins/gatsby-transformer-content/pictures";
import { formatProblem, formatProblems } from "../plugins/gatsby-transformer-content/problems";
import { contentNameOf, folders, singleFiles } from "../plugins/gatsby-transformer-content/schema";

/** A request that is refused. The editor shows the message. */
export class RefusedError extends Error {}

/** A picture's path, such as "content/images/gallery/new.jpg", and its bytes. */
export interface PictureFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ContentStore {
  /** @throws RefusedError where the file is missing or cannot be parsed: the form would save it damaged */
  read(path: string): Promise<string>;
  /** Returns the paths of the files in a folder such as "content/branches". */
  list(path: string): string[];
  /** Returns the pictures below a folder such as "content/images/gallery". */
  pictures(folder: string): Promise<PictureFile[]>;
  picture(path: string): Promise<PictureFile>;
  /** Checks and saves texts and pictures: all of them or none. */
  save(
    texts: readonly { readonly path: string; readonly text: string }[],
    pictures: readonly PictureFile[],
  ): Promise<void>;
  /** Deletes pictures that no content file names, and files of a folder such as "content/branches". */
  remove(paths: readonly string[]): Promise<void>;
}

// No name begins with a dot, so no path leads upwards.
const name = "(?!\\.)[\\w ()&+,'@.-]+";
const picturePath = new RegExp(`^content/(images(?:/${name})*/${name}\\.(?:jpe?g|png|webp|svg))$`, "i");
const folderPath = new RegExp(`^content/(images(?:/${name})*)/?$`);

const anyPicture = {
  purpose: "a picture",
  types: ["jpg", "png", "webp", "svg"],
  minWidth: 1,
  minHeight: 1,
} as const;

/** Writes a file so that readers see the old or the new content. The hidden temporary file is no content. */
async function writeFileAtomic(file: string, data: Uint8Array): Promise<void> {
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, data);
  await rename(temporary, file);
}

const pictureAt = (path: string): string => {
  const [, inside] = picturePath.exec(path) ?? [];
  if (!inside) throw new RefusedError(`${path} is not a picture of this site (jpg, png, webp or svg).`);
  return inside;
};
const contentAt = (path: string): string => {
  const file = path.replace(/^content\//, "");
  if (file !== path && contentNameOf(file)) return file;
  throw new RefusedError(`${path} is not a content file of this site.`);
};
const isInFolder = (file: string) => Object.values(folders).includes(dirname(file));
/** Returns the paths of the texts in a folder such as "content/branches". */
const textsIn = (folder: string, path: string): string[] => {
  if (!Object.values(folders).some((known) => path === `content/${known}`))
    throw new RefusedError(`${path} is not a folder of texts of this site.`);
  return listFiles(folder)
    .map((file) => `content/${file}`)
    .filter((file) => dirname(file) === path && contentNameOf(file.replace("content/", "")));
};
const refuse = (reports: readonly string[]): void => {
  if (reports.length > 0) throw new RefusedError(reports.join("\n"));
};

/**
 * Creates a store for one window of the form. It refuses to overwrite changes that the window has not seen.
 *
 * @param folder the content folder
 */
export function createContentStore(folder: string): ContentStore {
  /** The text of each file when this window last read or saved it. */
  const seen = new Map<string, string>();

  const readBytes = async (path: string): Promise<Uint8Array> => {
    try {
      return await readFile(join(folder, path));
    } catch {
      throw new RefusedError(`content/${path} is missing or cannot be opened. Restore it first.`);
    }
  };
  /** Returns the text of a file that the form can show in full. */
  const readSound = async (file: string): Promise<string> => {
    const text = decodeText(await readBytes(file));
    if (!isReadable(text)) {
      const { problems } = await checkFile(file, text, () => Promise.resolve(undefined));
      refuse(formatProblems(problems));
    }
    return text;
  };
  /** Refuses changes that cause problems. Existing problems of other files do not count. */
  const refuseProblems = async (changes: ReadonlyMap<string, Uint8Array | undefined>): Promise<void> => {
    const before = new Set((await checkContent(folder)).problems.map(formatProblem));
    const { problems } = await checkContent(folder, changes);
    const isNew = (file: string, report: string) =>
      changes.has(file.replace("content/", "")) || !before.has(report);
    refuse(formatProblems(problems.filter((problem) => isNew(problem.file, formatProblem(problem)))));
  };

  return {
    read: async (path) => {
      const file = contentAt(path);
      const text = await readSound(file);
      seen.set(file, text);
      return text;
    },
    list: (path) => textsIn(folder, path),
    pictures: async (path) => {
      const [, inside] = folderPath.exec(path) ?? [];
      if (!inside) throw new RefusedError(`${path} is not a picture folder of this site.`);
      const files = listFiles(folder).filter((file) => file.startsWith(`${inside}/`));
      return Promise.all(
        files.map(async (file) => ({ path: `content/${file}`, bytes: await readBytes(file) })),
      );
    },
    picture: async (path) => ({ path, bytes: await readBytes(pictureAt(path)) }),
    save: async (texts, pictures) => {
      const files = texts.map(({ path, text }) => ({ file: contentAt(path), text }));
      const existing = listFiles(folder);
      for (const { file } of files) {
        if (isInFolder(file) && !existing.includes(file) && !seen.has(file)) continue;
        const current = await readSound(file);
        if (seen.has(file) && seen.get(file) !== current)
          throw new RefusedError(
            `content/${file} was changed elsewhere in the meantime. Copy what you have written, and reload this page.`,
          );
      }
      const changes = new Map<string, Uint8Array>([
        ...pictures.map(({ path, bytes }) => [pictureAt(path), bytes] as const),
        ...files.map(({ file, text }) => [file, Buffer.from(text)] as const),
      ]);
      const added = pictures.map(({ path }) => pictureAt(path));
      const flaws = await Promise.all(
        added.map((path) => pictureFlaw(folder, added, path, anyPicture, changes.get(path))),
      );
      refuse(flaws.filter((flaw) => flaw !== undefined));
      await refuseProblems(changes);
      for (const [path, bytes] of changes) await writeFileAtomic(join(folder, path), bytes);
      for (const { file, text } of files) seen.set(file, text);
    },
    remove: async (paths) => {
      const isText = paths.every((path) => isInFolder(path.replace("content/", "")));
      const files = paths.map(isText ? contentAt : pictureAt);
      // A damaged file may show the picture.
      for (const file of new Set([...singleFiles, ...listFiles(folder).filter(contentNameOf)]))
        await readSound(file);
      await refuseProblems(new Map(files.map((file) => [file, undefined]))).catch((error: unknown) => {
        if (isText || !(error instanceof RefusedError)) throw error;
        throw new RefusedError(
          `The picture is still on the page. Choose another one there first.\n${error.message}`,
        );
      });
      // Another window may have deleted the picture.
      for (const file of files) await rm(join(folder, file), { force: true });
    },
  };
}
