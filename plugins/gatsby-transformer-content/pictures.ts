/** Opens the picture files of the content folder. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import sharp from "sharp";
import type { CheckPicture } from "../../content-schema/check-file";
import { broken, fileFlaw, type Picture, pictureCheck, typeOf } from "../../content-schema/picture-rules";

/** Returns every file under a folder by its path with forward slashes; links and hidden files are left out. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((path) => !/(?:^|\/)\./.test(path));

async function inspect(file: string): Promise<Picture> {
  const name = basename(file);
  try {
    const bytes = readFileSync(file);
    const flaw = fileFlaw(name, bytes);
    if (flaw) return { flaw };
    const picture = sharp(bytes, { failOn: "warning" });
    const { format, width, height, pages = 1, autoOrient } = await picture.metadata();
    const named = typeOf(name);
    if (named !== typeOf(format))
      return {
        flaw: `The file is called ${name}, but is a picture of the kind ${format}. Save it as ${named}.`,
      };
    if (pages > 1) return { flaw: "Moving pictures are not supported. Save a single frame." };
    // Decodes the whole file, which fails if an upload was cut off.
    if (named !== "svg") await picture.resize(16, 16, { fit: "inside" }).raw().toBuffer();
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
  } catch {
    return { flaw: broken };
  }
}

/** Inspections by file, time of change and size: a check decodes only the pictures that have changed. */
const inspected = new Map<string, Promise<Picture>>();

/**
 * Returns the check of the pictures in a content folder.
 *
 * @param files all files in it, from `listFiles`
 */
export const picturesIn = (folder: string, files: readonly string[]): CheckPicture =>
  pictureCheck(files, (path) => {
    const file = join(folder, path);
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    const state = [file, mtimeMs, size].join(" ");
    const picture = inspected.get(state) ?? inspect(file);
    inspected.set(state, picture);
    return picture;
  });
