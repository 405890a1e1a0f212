/** Checks the pictures that content files name: present, readable, of a size and kind that suits their place. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import type { PictureKind, PictureType } from "./fields";
import { suggestFix } from "./words";

const maxMegabytes = 10;
const maxSvgKilobytes = 200;
const maxSide = 9000;

const typeNames: Record<PictureType, string> = { jpg: "JPEG", png: "PNG", webp: "WebP", svg: "SVG" };

function typeOf(format: string): PictureType | undefined {
  const name = format.toLowerCase().replace(/^\./, "").replace("jpeg", "jpg");
  return name === "jpg" || name === "png" || name === "webp" || name === "svg" ? name : undefined;
}

/** Returns every file under a folder by its path with forward slashes; links and hidden files are left out. */
export function listFiles(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.name.startsWith(".")) return [];
    if (entry.isDirectory()) return listFiles(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Returns what in an SVG could run or load something, or keeps a browser from showing it, or undefined. */
export function svgFlaw(source: string): string | undefined {
  const markup = source.replace(/<!--[\s\S]*?-->/g, "");
  if (!/<svg[\s>]/i.test(markup)) return "The file is not an SVG drawing.";
  if (/<!(?:DOCTYPE|ENTITY)/i.test(markup))
    return "The drawing contains a document type, which is not allowed.";
  const code =
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|animate|set|handler)\b|\son\w+\s*=|(?:javascript|vbscript)\s*:/i;
  if (code.test(markup)) return "The drawing contains program code.";
  const links = markup.match(/(?:href|src)\s*=\s*["'][^"']*["']|url\([^)]*\)|@import[^;]*/gi) ?? [];
  const isLocal =
    /^(?:[\w-]*:?href\s*=\s*["']#|url\(\s*["']?#|[\w-]*:?href\s*=\s*["']data:image\/(?:png|jpeg);)/i;
  if (!links.every((link) => isLocal.test(link))) return "The drawing loads something from elsewhere.";
  // Left out where a drawing is copied from a web page.
  if (!/<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/i.test(markup))
    return 'The drawing lacks  xmlns="http://www.w3.org/2000/svg"  in its first tag, so browsers do not show it.';
  if (!/<svg\b[^>]*\s(?:viewBox|width)\s*=/i.test(markup)) return "The drawing has no width and height.";
  return /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use)\b/i.test(markup)
    ? undefined
    : "The drawing is empty.";
}

const isHeic = (bytes: Buffer): boolean =>
  /^....ftyp(hei|hev|mif|msf)/s.test(bytes.subarray(0, 12).toString("latin1"));

type Picture = { readonly flaw: string } | { readonly width: number; readonly height: number };

async function inspect(bytes: Buffer, extension: string): Promise<Picture> {
  if (bytes.length === 0) return { flaw: "The picture file is empty." };
  const named = typeOf(extension);
  const limit = named === "svg" ? maxSvgKilobytes * 1024 : maxMegabytes * 1024 * 1024;
  if (bytes.length > limit) {
    const allowed = named === "svg" ? `${maxSvgKilobytes} kB` : `${maxMegabytes} MB`;
    return { flaw: `The picture file is larger than ${allowed}. Save a smaller version.` };
  }
  const flaw = named === "svg" ? svgFlaw(bytes.toString("utf8")) : undefined;
  if (flaw) return { flaw: `${flaw} Export it again as plain SVG, with a width and a height.` };
  if (isHeic(bytes)) return { flaw: "The file is a HEIC photograph, as phones take them. Save it as JPEG." };
  try {
    const picture = sharp(bytes, { failOn: "warning", limitInputPixels: false });
    const { format, width, height, pages = 1, autoOrient } = await picture.metadata();
    const type = typeOf(format);
    if (!type) return { flaw: `The picture is of the kind ${format.toUpperCase()}. Save it as JPEG.` };
    if (named && named !== type) {
      return {
        flaw: `The file is called ${extension} but is a ${typeNames[type]} picture. Export it as ${typeNames[named]}.`,
      };
    }
    if (pages > 1) return { flaw: "Moving pictures are not supported. Save a single frame." };
    if (Math.max(width, height) > maxSide) {
      return {
        flaw: `The picture has ${width} x ${height} pixels; no side may be longer than ${maxSide}. Save a smaller version.`,
      };
    }
    // Decodes the whole file, which fails if an upload was cut off. Shrinking on load keeps it quick.
    if (type !== "svg") await picture.resize(16, 16, { fit: "inside" }).raw().toBuffer();
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
  } catch {
    return {
      flaw: "The picture is broken or cut off. Copy it here again, or save it again in a picture program.",
    };
  }
}

const inspected = new Map<string, { readonly stamp: string; readonly picture: Promise<Picture> }>();

/** Inspects a picture once for each state of its file. */
async function inspectFile(file: string): Promise<Picture> {
  try {
    const { size, mtimeMs, ino } = statSync(file);
    const stamp = `${size} ${mtimeMs} ${ino}`;
    const before = inspected.get(file);
    const picture = before?.stamp === stamp ? before.picture : inspect(readFileSync(file), extname(file));
    inspected.set(file, { stamp, picture });
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
  if (/^[a-z]:\\|^file:/i.test(path))
    return `"${path}" is a place on one computer. Copy the picture into the content folder and begin with images/.`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path))
    return `"${path}" is a web address. Copy the picture into the content folder.`;
  if (path.includes("\\")) return `Write forward slashes: ${path.replaceAll("\\", "/")}`;
  if (path.startsWith("/") || path.split("/").includes(".."))
    return `"${path}" leads out of the content folder. Begin with images/.`;
  // A drawing's name is used as it is, in addresses and style sheets.
  const plainName = /\.svg$/i.test(path) ? /^[\w./-]+$/ : /^[\w ()&+,'@./-]+$/;
  if (!plainName.test(path)) return `Rename the picture: use plain letters, digits and hyphens in "${path}".`;
  if (!files.includes(path)) {
    if (files.some((file) => file.startsWith(`${path}/`)))
      return `${path} is a folder. Add the name of a picture in it.`;
    const meant = similarFile(path, files);
    // Runs of spaces in a content file count as one.
    if (meant?.includes("  ")) return `Rename the picture: "${meant}" has two spaces in a row.`;
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
