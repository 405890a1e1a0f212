/** Reads and changes the content folder for the form: nothing else, and nothing that the check of the content refuses. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { factsFrom } from "../plugins/gatsby-transformer-content/check";
import { checkFilled, checkText, isReadable } from "../plugins/gatsby-transformer-content/check-text";
import type { PictureKind } from "../plugins/gatsby-transformer-content/fields";
import { listFiles, pictureFlaw } from "../plugins/gatsby-transformer-content/pictures";
import { formatProblem, inReadingOrder, type Problem } from "../plugins/gatsby-transformer-content/problems";
import { type ContentName, contentNames } from "../plugins/gatsby-transformer-content/schema";
import { decodeSource, flawOf, type SourceText } from "../plugins/gatsby-transformer-content/source-text";
import { placeWhole } from "../plugins/gatsby-transformer-content/place-whole";

/** What the form asked for cannot be done; the message is for people. */
export class RefusedError extends Error {}

/** A picture's path, such as "content/images/gallery/new.jpg", and what is in it. */
export interface PictureFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ContentStore {
  /**
   * @param path such as "content/branches.yaml"
   * @throws {RefusedError} where the file is missing, no sound text or no YAML: saved from the form, what is damaged would stay so
   */
  read(path: string): Promise<string>;
  /** Pictures below a folder such as "content/images/gallery". */
  pictures(folder: string): Promise<PictureFile[]>;
  picture(path: string): Promise<PictureFile>;
  /** Checks all of it and saves it, the pictures that the texts name first; of what does not pass, nothing. */
  save(
    texts: readonly { readonly path: string; readonly text: string }[],
    pictures: readonly PictureFile[],
  ): Promise<void>;
  /** Deletes pictures that no content file names. */
  remove(paths: readonly string[]): Promise<void>;
}

// Names as the content check allows them; none begins with a dot, so no path leads upwards.
const picturePath =
  /^content\/(images(?:\/(?!\.)[\w ()&+,'@.-]+)*\/(?!\.)[\w ()&+,'@.-]+\.(?:jpe?g|png|webp|svg))$/i;
const folderPath = /^content\/(images(?:\/(?!\.)[\w ()&+,'@.-]+)*)\/?$/;

/** What any picture must be, before it is known where it is shown. */
const anyPicture: PictureKind = {
  purpose: "a picture",
  types: ["jpg", "png", "webp", "svg"],
  minWidth: 1,
  minHeight: 1,
};

/** Where the facts stand that texts of all files refer to. */
const factFiles: readonly ContentName[] = ["company", "branches", "exchange"];

const noPicture = () => Promise.resolve(undefined);

/** Whether a content file names a picture. Between single quotes YAML writes an apostrophe twice. */
const isNamedIn = (text: string, picture: string): boolean =>
  text.includes(picture) || text.includes(picture.replaceAll("'", "''"));

/**
 * For one window of the form: it refuses to save over what that window has not seen.
 *
 * @param folder the content folder
 */
export function createContentStore(folder: string): ContentStore {
  /** From the form's paths, which begin at the project's folder, to those below the content folder. */
  const pictureAt = (path: string): string => {
    const [, inside] = picturePath.exec(path) ?? [];
    if (!inside) throw new RefusedError(`${path} is no picture of this site (jpg, png, webp or svg).`);
    return inside;
  };
  const contentAt = (path: string): ContentName => {
    const name = contentNames.find((known) => path === `content/${known}.yaml`);
    if (!name) throw new RefusedError(`${path} is no content file of this site.`);
    return name;
  };
  /** Each file as the form has last seen it. */
  const seen = new Map<ContentName, string>();
  /** @param path below the content folder */
  const readBytes = async (path: string): Promise<Uint8Array> => {
    try {
      return await readFile(join(folder, path));
    } catch {
      throw new RefusedError(`content/${path} is missing or cannot be opened. Put it back first.`);
    }
  };
  const readSource = async (name: ContentName): Promise<SourceText> =>
    decodeSource(await readBytes(`${name}.yaml`));
  const readText = async (name: ContentName): Promise<string> => (await readSource(name)).text;
  /** A file that is missing keeps no other from being saved. */
  const readTextIfThere = (name: ContentName): Promise<string> => readText(name).catch(() => "");

  const refuseProblems = (problems: readonly Problem[]): void => {
    if (problems.length > 0) throw new RefusedError(inReadingOrder(problems).map(formatProblem).join("\n"));
  };

  /** What the form would show of a damaged file, and save, is not what somebody wrote: of one that is no YAML, nothing. */
  async function refuseDamaged(name: ContentName): Promise<string> {
    const { text, flaw } = await readSource(name);
    if (flaw || !isReadable(text)) refuseProblems((await checkText(name, text, noPicture, flaw)).problems);
    return text;
  }

  async function refuseFaults(
    texts: readonly { readonly name: ContentName; readonly text: string }[],
    pictures: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  ): Promise<void> {
    const waiting = await mkdtemp(join(tmpdir(), "content-"));
    try {
      for (const { path, bytes } of pictures) placeWhole(join(waiting, path), bytes);
      const added = pictures.map(({ path }) => path);
      const files = [...listFiles(folder), ...added];
      const flaws = await Promise.all(added.map((path) => pictureFlaw(waiting, files, path, anyPicture)));
      const flaw = flaws.find(Boolean);
      if (flaw) throw new RefusedError(flaw);
      const checked = await Promise.all(
        texts.map(({ name, text }) =>
          checkText(
            name,
            text,
            (path, kind) => pictureFlaw(added.includes(path) ? waiting : folder, files, path, kind),
            flawOf(text),
          ),
        ),
      );
      refuseProblems(checked.flatMap((file) => file.problems));
      // A longer name of the company, say, has to have room wherever a text refers to it.
      const site = await Promise.all(
        contentNames.map(async (name) => {
          const text = texts.find((file) => file.name === name)?.text ?? (await readTextIfThere(name));
          return { name, text, value: (await checkText(name, text, noPicture)).value };
        }),
      );
      const facts = factsFrom(new Map(site.map(({ name, value }) => [name, value])));
      if (!facts) return;
      const changesFacts = texts.some(({ name }) => factFiles.includes(name));
      const touched = site.filter(({ name }) => changesFacts || texts.some((file) => file.name === name));
      refuseProblems(touched.flatMap(({ name, text, value }) => checkFilled(name, text, value, facts)));
    } finally {
      await rm(waiting, { recursive: true, force: true });
    }
  }

  /** Somebody may have the same file open in a code editor or in another window: their change must not be lost. */
  async function refuseChanged(name: ContentName): Promise<void> {
    if (seen.has(name) && seen.get(name) !== (await readText(name))) {
      throw new RefusedError(
        `content/${name}.yaml was changed elsewhere meanwhile. Copy what you have written, and load this page anew.`,
      );
    }
  }

  return {
    read: async (path) => {
      const name = contentAt(path);
      const text = await refuseDamaged(name);
      seen.set(name, text);
      return text;
    },
    pictures: async (path) => {
      const [, inside] = folderPath.exec(path) ?? [];
      if (!inside) throw new RefusedError(`${path} is no picture folder of this site.`);
      const files = listFiles(folder).filter((file) => file.startsWith(`${inside}/`));
      return Promise.all(
        files.map(async (file) => ({ path: `content/${file}`, bytes: await readFile(join(folder, file)) })),
      );
    },
    picture: async (path) => ({ path, bytes: await readBytes(pictureAt(path)) }),
    save: async (texts, pictures) => {
      const named = texts.map(({ path, text }) => ({ name: contentAt(path), text }));
      const placed = pictures.map(({ path, bytes }) => ({ path: pictureAt(path), bytes }));
      for (const { name } of named) {
        await refuseDamaged(name);
        await refuseChanged(name);
      }
      // A picture in place of another has to suit wherever that one is shown.
      const affected = await Promise.all(
        contentNames
          .filter((name) => placed.length > 0 && !named.some((text) => text.name === name))
          .map(async (name) => ({ name, text: await readTextIfThere(name) })),
      );
      const shown = affected.filter(({ text }) => placed.some(({ path }) => isNamedIn(text, path)));
      await refuseFaults([...named, ...shown], placed);
      for (const { path, bytes } of placed) placeWhole(join(folder, path), bytes);
      for (const { name, text } of named) {
        placeWhole(join(folder, `${name}.yaml`), text);
        seen.set(name, text);
      }
    },
    remove: async (paths) => {
      const files = paths.map(pictureAt);
      for (const name of contentNames) {
        const text = await readText(name);
        const used = files.find((file) => isNamedIn(text, file));
        if (used)
          throw new RefusedError(
            `${used} is on the page: content/${name}.yaml names it. Choose another there first.`,
          );
      }
      // One that is gone already is where it should be.
      for (const file of files) await rm(join(folder, file), { force: true });
    },
  };
}
