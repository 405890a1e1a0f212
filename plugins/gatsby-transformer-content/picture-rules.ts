/** The rules for pictures that content files name. Need no disk, so the form does the same in the browser. */
import type { CheckPicture } from "./check-file";
import type { PictureType } from "./fields";
import { suggestFix } from "./words";

/** Pixels of the longest side. */
const maxSide = 9000;

export const typeNames: Record<PictureType, string> = { jpg: "JPEG", png: "PNG", webp: "WebP", svg: "SVG" };

/** Returns the type of a picture by its file's name or its format. */
export function typeOf(nameOrFormat: string): PictureType | undefined {
  const name = nameOrFormat.toLowerCase().replace(/^.*\./, "").replace("jpeg", "jpg");
  return name === "jpg" || name === "png" || name === "webp" || name === "svg" ? name : undefined;
}

const activeMarkup =
  /<!(?:DOCTYPE|ENTITY)|<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|animate|set|handler)\b|\son\w+\s*=|(?:java|vb)script\s*:/i;
const localLink = /^(?:[\w-]*:?href\s*=\s*["'](?:#|data:image\/(?:png|jpeg);)|url\(\s*["']?#)/i;

/** Returns what in an SVG could run or load something, or undefined. */
export function svgFlaw(source: string): string | undefined {
  const flaw = markupFlaw(source);
  return flaw && `${flaw} Export it again as plain SVG, with a width and a height.`;
}

function markupFlaw(source: string): string | undefined {
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

/** A picture's size in pixels, or what is wrong with it. */
export type Picture = { readonly flaw: string } | { readonly width: number; readonly height: number };

/** Returns what is wrong with the size of a picture's file, or undefined. */
export function weightFlaw(name: string, bytes: number): string | undefined {
  const [limit, allowed] = typeOf(name) === "svg" ? [200 * 1024, "200 kB"] : [10 * 1024 * 1024, "10 MB"];
  return bytes > limit ? `The picture file is larger than ${allowed}. Save a smaller version.` : undefined;
}

/** Returns the picture that was probably meant by a path that does not exist. */
function similarFile(path: string, files: readonly string[]): string | undefined {
  const nameOf = (file: string) => file.replace(/^.*\//, "").toLowerCase();
  const pictures = files.filter((file) => typeOf(file));
  const meant = suggestFix(nameOf(path), pictures.map(nameOf));
  return pictures.find((file) => nameOf(file) === meant);
}

/**
 * Returns the check of the pictures that content files name.
 *
 * @param files all files in the content folder
 * @param inspect opens one of them; must not throw
 */
export const pictureCheck =
  (files: readonly string[], inspect: (path: string) => Promise<Picture>): CheckPicture =>
  async (path, { types, minWidth, minHeight, ratio }) => {
    if (/^[a-z][a-z0-9+.-]*:|^[./]|\.\.\//i.test(path))
      return `"${path}" leads out of the content folder. Copy the picture into it, and begin with images/.`;
    if (path.includes("\\")) return `Write forward slashes: ${path.replaceAll("\\", "/")}`;
    // The site uses a drawing's name unchanged in addresses and style sheets.
    const plainName = /\.svg$/i.test(path) ? /^[\w./-]+$/ : /^[\w ()&+,'@./-]+$/;
    if (!plainName.test(path))
      return `Rename the picture: use plain letters, digits and hyphens in "${path}".`;
    if (!files.includes(path)) {
      const meant = similarFile(path, files);
      return `There is no file ${path} in the content folder.${meant ? ` Did you mean ${meant}?` : ""}`;
    }
    const type = typeOf(path);
    if (!type || !types.includes(type)) {
      return `${path} is of the wrong kind. Use ${types.map((wanted) => typeNames[wanted]).join(", ")}.`;
    }
    const picture = await inspect(path);
    if ("flaw" in picture) return `${path}: ${picture.flaw}`;
    const { width, height } = picture;
    const size = `${width} x ${height} pixels`;
    if (Math.max(width, height) > maxSide)
      return `${path} has ${size}. No side may be longer than ${maxSide}. Save a smaller version.`;
    if (width < minWidth || height < minHeight) {
      return `${path} is too small: ${size}. It needs at least ${minWidth} x ${minHeight}.`;
    }
    const [least, most] = ratio ?? [0, Infinity];
    if (width / height >= least && width / height <= most) return undefined;
    const shape =
      least === most ? "It must be square." : `Its width must be ${least} to ${most} times its height.`;
    return `${path} is ${width / height < least ? "too narrow" : "too wide"} for its place: ${size}. ${shape}`;
  };
