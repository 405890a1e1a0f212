/** Checks the pictures that content files name: present, readable, of a size and kind that suits their place. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import sharp from "sharp";
import type { PictureKind, PictureType } from "./fields";
import { suggestFix } from "./words";

/** Pixels of the longest side. */
const maxSide = 9000;

const typeNames: Record<PictureType, string> = { jpg: "JPEG", png: "PNG", webp: "WebP", svg: "SVG" };

function typeOf(format: string): PictureType | undefined {
  const name = format.toLowerCase().replace(/^\./, "").replace("jpeg", "jpg");
  return name === "jpg" || name === "png" || name === "webp" || name === "svg" ? name : undefined;
}

/** Returns every file under a folder by its path with forward slashes; links and hidden files are left out. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((path) => !/(?:^|\/)\./.test(path));

const activeMarkup =
  /<!(?:DOCTYPE|ENTITY)|<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|animate|set|handler)\b|\son\w+\s*=|(?:java|vb)script\s*:/i;
const localLink = /^(?:[\w-]*:?href\s*=\s*["'](?:#|data:image\/(?:png|jpeg);)|url\(\s*["']?#)/i;

/** Returns what in an SVG could run or load something, or undefined. */
export function svgFlaw(source: string): string | undefined {
  const markup = source.replace(/<!--[\s\S]*?-->/g, "");
  const links = markup.match(/(?:href|src)\s*=\s*["'][^"']*["']|url\([^)]*\)|@import[^;]*/gi) ?? [];
  if (activeMarkup.test(markup)) return "The drawing contains program code or a document type.";
  if (!links.every((link) => localLink.test(link))) return "The drawing loads something from elsewhere.";
  // A drawing that is copied from a web page lacks it, and browsers do not show it.
  if (!/<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/i.test(markup))
    return 'The drawing lacks  xmlns="http://www.w3.org/2000/svg"  in its first tag.';
  return /<svg\b[^>]*\s(?:viewBox|width)\s*=/i.test(markup)
    ? undefined
    : "The drawing has no width and height.";
}

type Picture = { readonly flaw: string } | { readonly width: number; readonly height: number };

async function inspect(bytes: Buffer, extension: string): Promise<Picture> {
  const named = typeOf(extension);
  const isDrawing = named === "svg";
  const [limit, allowed] = isDrawing ? [200 * 1024, "200 kB"] : [10 * 1024 * 1024, "10 MB"];
  if (bytes.length > limit)
    return { flaw: `The picture file is larger than ${allowed}. Save a smaller version.` };
  const flaw = isDrawing ? svgFlaw(bytes.toString("utf8")) : undefined;
  if (flaw) return { flaw: `${flaw} Export it again as plain SVG, with a width and a height.` };
  try {
    const picture = sharp(bytes, { failOn: "warning", limitInputPixels: false });
    const { format, width, height, pages = 1, autoOrient } = await picture.metadata();
    if (named && named !== typeOf(format)) {
      return {
        flaw: `The file is called ${extension} but is a ${format.toUpperCase()} picture. Save it as ${typeNames[named]}.`,
      };
    }
    if (pages > 1) return { flaw: "Moving pictures are not supported. Save a single frame." };
    if (Math.max(width, height) > maxSide) {
      return {
        flaw: `The picture has ${width} x ${height} pixels. No side may be longer than ${maxSide}. Save a smaller version.`,
      };
    }
    // Decodes the whole file, which fails if an upload was cut off.
    if (!isDrawing) await picture.resize(16, 16, { fit: "inside" }).raw().toBuffer();
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
  } catch {
    return {
      flaw: "The picture is broken, cut off, or of another kind such as HEIC. Save it as JPEG in a picture program.",
    };
  }
}

/** Inspections by file, time of change and size: a check decodes only the pictures that have changed. */
const inspected = new Map<string, Promise<Picture>>();

async function inspectFile(file: string): Promise<Picture> {
  try {
    const { size, mtimeMs } = statSync(file);
    const state = `${file} ${mtimeMs} ${size}`;
    const picture = inspected.get(state) ?? inspect(readFileSync(file), extname(file));
    inspected.set(state, picture);
    return await picture;
  } catch {
    return { flaw: "The picture file cannot be opened. Check its permissions." };
  }
}

/** Returns the picture that was probably meant by a path that does not exist. */
function similarFile(path: string, files: readonly string[]): string | undefined {
  const nameOf = (file: string) => basename(file).toLowerCase();
  const pictures = files.filter((file) => typeOf(extname(file)));
  const meant = suggestFix(nameOf(path), pictures.map(nameOf));
  return pictures.find((file) => nameOf(file) === meant);
}

/**
 * Returns what is wrong with the picture that a content file names, or undefined. Never throws.
 *
 * @param folder the content folder
 * @param files all files in it, from `listFiles`
 * @param path as written in the content file
 * @param unsaved the picture's bytes, if it is not in the folder yet
 */
export async function pictureFlaw(
  folder: string,
  files: readonly string[],
  path: string,
  { types, minWidth, minHeight, ratio }: PictureKind,
  unsaved?: Uint8Array,
): Promise<string | undefined> {
  if (/^[a-z][a-z0-9+.-]*:|^[./]|\.\.\//i.test(path))
    return `"${path}" leads out of the content folder. Copy the picture into it, and begin with images/.`;
  if (path.includes("\\")) return `Write forward slashes: ${path.replaceAll("\\", "/")}`;
  // The site uses a drawing's name unchanged in addresses and style sheets.
  const plainName = /\.svg$/i.test(path) ? /^[\w./-]+$/ : /^[\w ()&+,'@./-]+$/;
  if (!plainName.test(path)) return `Rename the picture: use plain letters, digits and hyphens in "${path}".`;
  if (!files.includes(path)) {
    const meant = similarFile(path, files);
    return `There is no file ${path} in the content folder.${meant ? ` Did you mean ${meant}?` : ""}`;
  }
  const type = typeOf(extname(path));
  if (!type || !types.includes(type)) {
    return `${path} is of the wrong kind. Use ${types.map((wanted) => typeNames[wanted]).join(", ")}.`;
  }
  const picture = unsaved
    ? await inspect(Buffer.from(unsaved), extname(path))
    : await inspectFile(join(folder, path));
  if ("flaw" in picture) return `${path}: ${picture.flaw}`;
  const { width, height } = picture;
  const size = `${width} x ${height} pixels`;
  if (width < minWidth || height < minHeight) {
    return `${path} is too small: ${size}. It needs at least ${minWidth} x ${minHeight}.`;
  }
  const [least, most] = ratio ?? [0, Infinity];
  if (width / height >= least && width / height <= most) return undefined;
  const shape =
    least === most ? "It must be square." : `Its width must be ${least} to ${most} times its height.`;
  return `${path} is ${width / height < least ? "too narrow" : "too wide"} for its place: ${size}. ${shape}`;
}
