/** The rules for pictures that content files name. Need no disk, so the form does the same in the browser. */
import type { CheckPicture } from "./check-file";
import type { PictureType } from "./fields";
import { suggestFix } from "./suggest-fix";

/** Returns the type of a picture by its file's name or its format. */
export function typeOf(nameOrFormat: string): PictureType | undefined {
  const name = nameOrFormat.toLowerCase().replace(/^.*\./, "").replace("jpeg", "jpg");
  return name === "jpg" || name === "png" || name === "webp" || name === "svg" ? name : undefined;
}

const activeMarkup =
  /<!(?:DOCTYPE|ENTITY)|<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|animate|set|handler)\b|\son\w+\s*=|(?:java|vb)script\s*:/i;
const localLink = /^(?:[\w-]*:?href\s*=\s*["'](?:#|data:image\/(?:png|jpeg);)|url\(\s*["']?#)/i;

/** Whether browsers show a drawing, and it neither runs nor loads anything. One that is copied from a web page lacks its xmlns. */
function isPlainSvg(source: string): boolean {
  const markup = source.replace(/<!--[\s\S]*?-->/g, "");
  const links = markup.match(/(?:href|src)\s*=\s*["'][^"']*["']|url\([^)]*\)|@import[^;]*/gi) ?? [];
  const isActive = activeMarkup.test(markup) || !links.every((link) => localLink.test(link));
  return !isActive && /<svg\b[^>]*\sxmlns\s*=/i.test(markup);
}

/** A picture's size in pixels, or what is wrong with it. */
export type Picture = { readonly flaw: string } | { readonly width: number; readonly height: number };

/** What is wrong with a file that cannot be opened. */
export const broken =
  "The picture is broken, cut off, or of another kind such as HEIC. Save it as JPEG in a picture program.";

/** Returns what is wrong with a picture's file before it is opened, or undefined. */
export function fileFlaw(name: string, bytes: Uint8Array): string | undefined {
  const isDrawing = typeOf(name) === "svg";
  const [limit, allowed] = isDrawing ? [200 * 1024, "200 kB"] : [10 * 1024 * 1024, "10 MB"];
  if (bytes.length > limit) return `The picture file is larger than ${allowed}. Save a smaller version.`;
  return isDrawing && !isPlainSvg(new TextDecoder().decode(bytes))
    ? "The drawing contains program code, loads something from elsewhere, or has no xmlns. Export it again as plain SVG."
    : undefined;
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
    // The site uses a drawing's name unchanged in addresses and style sheets.
    const plainName = /\.svg$/i.test(path) ? /^[\w./-]+$/ : /^[\w ()&+,'@./-]+$/;
    if (!plainName.test(path))
      return `Rename the picture: use plain letters, digits, hyphens and forward slashes in "${path}".`;
    if (!files.includes(path)) {
      const meant = files.find((file) => file.endsWith(`/${path}`)) ?? suggestFix(path, files);
      return `There is no file ${path} in the content folder.${meant ? ` Did you mean ${meant}?` : ""}`;
    }
    const type = typeOf(path);
    if (!type || !types.includes(type)) {
      return `${path} is of the wrong kind. Use ${types.join(", ").toUpperCase()}.`;
    }
    const picture = await inspect(path);
    if ("flaw" in picture) return `${path}: ${picture.flaw}`;
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
