/** Checks the picture files of the content folder. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import sharp from "sharp";
import type { CheckPicture } from "../../content-schema/check-file";
import { suggestFix } from "../../content-schema/suggest-fix";

/** Returns every file under a folder by its path with forward slashes; links and hidden files are left out. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((path) => !/(?:^|\/)\./.test(path));

/** Returns the type of a picture by its file's name or its format. */
const typeOf = (nameOrFormat: string): string =>
  nameOrFormat.toLowerCase().replace(/^.*\./, "").replace("jpeg", "jpg");

/** In a drawing: program code, and what it would load from elsewhere. */
const notPlain =
  /<script\b|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#|data:image\/)|url\((?!\s*["']?#)|@import/i;

/** Whether browsers show a drawing as it is. One that is copied from a web page lacks its xmlns. */
const isPlainSvg = (source: string): boolean =>
  !notPlain.test(source) && /<svg\b[^>]*\sxmlns\s*=/i.test(source);

/** A picture's size in pixels, or what is wrong with it. */
type Picture = string | { readonly width: number; readonly height: number };

async function inspect(file: string): Promise<Picture> {
  const name = basename(file);
  const named = typeOf(name);
  const [limit, allowed] = named === "svg" ? [200 * 1024, "200 kB"] : [10 * 1024 * 1024, "10 MB"];
  try {
    const bytes = readFileSync(file);
    if (bytes.length > limit) return `The picture file is larger than ${allowed}. Save a smaller version.`;
    if (named === "svg" && !isPlainSvg(bytes.toString()))
      return "The drawing contains program code, loads something from elsewhere, or has no xmlns. Export it again as plain SVG.";
    const picture = sharp(bytes, { failOn: "warning" });
    const { format, width, height, pages = 1, autoOrient } = await picture.metadata();
    if (named !== typeOf(format))
      return `The file is called ${name}, but is a picture of the kind ${format}. Save it as ${named}.`;
    if (pages > 1) return "Moving pictures are not supported. Save a single frame.";
    // Decodes the whole file, which fails if an upload was cut off.
    if (named !== "svg") await picture.resize(16, 16, { fit: "inside" }).raw().toBuffer();
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
  } catch {
    return "The picture is broken, cut off, or of another kind such as HEIC. Save it as JPEG in a picture program.";
  }
}

/** Inspections by file, time of change and size: a check decodes only the pictures that have changed. */
const inspected = new Map<string, Promise<Picture>>();

function inspectOnce(file: string): Promise<Picture> {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
  const state = [file, mtimeMs, size].join(" ");
  const picture = inspected.get(state) ?? inspect(file);
  inspected.set(state, picture);
  return picture;
}

/**
 * Returns the check of the pictures in a content folder.
 *
 * @param files all files in it, from `listFiles`
 */
export const picturesIn =
  (folder: string, files: readonly string[]): CheckPicture =>
  async (path, { types, minWidth, minHeight, ratio }) => {
    // The site uses a drawing's name unchanged in addresses and style sheets.
    const plainName = /\.svg$/i.test(path) ? /^[\w./-]+$/ : /^[\w ()&+,'@./-]+$/;
    if (!plainName.test(path))
      return `Rename the picture: use plain letters, digits, hyphens and forward slashes in "${path}".`;
    if (!files.includes(path)) {
      const meant = files.find((file) => file.endsWith(`/${path}`)) ?? suggestFix(path, files);
      return `There is no file ${path} in the content folder.${meant ? ` Did you mean ${meant}?` : ""}`;
    }
    if (!types.some((type) => type === typeOf(path)))
      return `${path} is of the wrong kind. Use ${types.join(", ").toUpperCase()}.`;
    const picture = await inspectOnce(join(folder, path));
    if (typeof picture === "string") return `${path}: ${picture}`;
    const { width, height } = picture;
    const size = `${width} x ${height} pixels`;
    if (width < minWidth || height < minHeight)
      return `${path} is too small: ${size}. It needs at least ${minWidth} x ${minHeight}.`;
    const [least, most] = ratio ?? [0, Infinity];
    if (width / height >= least && width / height <= most) return undefined;
    const shape =
      least === most ? "It must be square." : `Its width must be ${least} to ${most} times its height.`;
    return `${path} is ${width / height < least ? "too narrow" : "too wide"} for its place: ${size}. ${shape}`;
  };
