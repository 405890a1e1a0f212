/** Checks on the pictures that content files name: there, readable, of a size and kind that serves its place. */
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { FAIL_ON } from "./fail-on";
import type { PictureKind, PictureType } from "./fields";
import { nearest } from "./nearest";

/** Larger files make every build slow and the repository heavy. */
const maxBytes = 10 * 1024 * 1024;
const maxSvgBytes = 200 * 1024;
const maxSide = 9000;

const typeNames: Record<PictureType, string> = { jpg: "JPEG", png: "PNG", webp: "WebP", svg: "SVG" };
const typeByFormat: Partial<Record<string, PictureType>> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  svg: "svg",
};
const typeByExtension: Partial<Record<string, PictureType>> = {
  ".jpg": "jpg",
  ".jpeg": "jpg",
  ".png": "png",
  ".webp": "webp",
  ".svg": "svg",
};

/** What is known of a picture file, independent of where it is used. */
type Picture = { flaw: string } | { width: number; height: number; digest: string };

/** Stands in the addresses of what is made of a picture. MD5 as in all of Gatsby: it tells versions apart, no more. */
const digestOf = (bytes: Uint8Array): string => createHash("md5").update(bytes).digest("hex");

/** Every file under the content folder by its path with forward slashes; links and hidden folders are left out. */
export function listFiles(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.name.startsWith(".")) return [];
    if (entry.isDirectory()) return listFiles(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Says what in an SVG could run, load or hide something, or keep a browser from showing it; or nothing. */
export function svgFlaw(source: string): string | undefined {
  const markup = source.replace(/<!--[\s\S]*?-->/g, "");
  if (!/<svg[\s>]/i.test(markup)) return "The file is not an SVG drawing.";
  if (/<!(?:DOCTYPE|ENTITY)/i.test(markup)) return "The drawing holds a document type, which is not allowed.";
  if (
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|animate|set|handler)\b/i.test(markup) ||
    /\son\w+\s*=/i.test(markup)
  ) {
    return "The drawing holds program code.";
  }
  if (/(?:javascript|vbscript)\s*:/i.test(markup)) return "The drawing holds program code.";
  const links = markup.match(/(?:href|src)\s*=\s*["'][^"']*["']|url\([^)]*\)|@import[^;]*/gi) ?? [];
  if (
    links.some(
      (link) =>
        !/^(?:[\w-]*:?href\s*=\s*["']#|url\(\s*["']?#|[\w-]*:?href\s*=\s*["']data:image\/(?:png|jpeg);)/i.test(
          link,
        ),
    )
  ) {
    return "The drawing loads something from elsewhere.";
  }
  // As it is copied from a web page, where it may be left out.
  if (!/<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/i.test(markup))
    return 'The drawing lacks  xmlns="http://www.w3.org/2000/svg"  in its first tag, without which browsers do not show it.';
  return undefined;
}

/** What an SVG is made of that one can see. */
const drawn = /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use)\b/i;

const pixels = (width: number, height: number): string => `${width} x ${height} pixels`;

const photographOfTelephone = "The file holds a HEIC photograph, as telephones take them. Save it as JPEG.";

/** What a file holds that is called a picture and is none, if its beginning tells. */
function disguised(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 512).toString("latin1");
  if (/^....ftyp(hei|hev|mif|msf)/s.test(head)) return photographOfTelephone;
  if (/^\s*<(!doctype html|html|head|body)\b/i.test(head))
    return "The file holds a web page, not a picture. Download the picture itself.";
  if (head.startsWith("%PDF")) return "The file holds a PDF document. Save the picture in it as JPEG.";
  return undefined;
}

async function inspect(file: string): Promise<Picture> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return { flaw: "The picture file cannot be opened: check its permissions." };
  }
  if (bytes.length === 0) return { flaw: "The picture file is empty." };
  const extension = extname(file).toLowerCase();
  const named = typeByExtension[extension];
  const limit = named === "svg" ? maxSvgBytes : maxBytes;
  if (bytes.length > limit) {
    // Rounded up: a file a little above the limit must not read as if it were at it.
    const inWords = (size: number) =>
      size >= 1024 * 1024 ? `${Math.ceil(size / 1024 / 1024)} MB` : `${Math.ceil(size / 1024)} kB`;
    return {
      flaw: `The picture file has ${inWords(bytes.length)}; at most ${inWords(limit)} are allowed. Save a smaller version.`,
    };
  }
  if (named === "svg") {
    const flaw = svgFlaw(bytes.toString("utf8"));
    if (flaw) return { flaw: `${flaw} Export it again as plain SVG.` };
    if (!/<svg\b[^>]*\s(?:viewBox|width)\s*=/i.test(bytes.toString("utf8")))
      return { flaw: "The drawing does not say its size. Export it again with a width and a height." };
  }
  const disguise = disguised(bytes);
  if (disguise) return { flaw: disguise };
  try {
    // What the file says of itself is read whatever its size; more is done with it only if that is fit.
    const picture = sharp(bytes, { failOn: FAIL_ON, limitInputPixels: false });
    const { format, width, height, pages, autoOrient } = await picture.metadata();
    const type = typeByFormat[format];
    if (!type) return { flaw: `The picture is of the kind ${format.toUpperCase()}. Save it as JPEG.` };
    if (named && named !== type) {
      return {
        flaw: `The file is called ${extension} but holds a ${typeNames[type]} picture. Export it again as ${typeNames[named]}.`,
      };
    }
    if (type === "svg" && !drawn.test(bytes.toString("utf8")))
      return { flaw: "The drawing is empty. Export it again." };
    if ((pages ?? 1) > 1) return { flaw: "Moving pictures are not supported. Save a single frame." };
    if (Math.max(width, height) > maxSide) {
      return {
        flaw: `The picture has ${pixels(width, height)}; no side may be longer than ${maxSide}. Save a smaller version.`,
      };
    }
    // Decodes the whole file: a picture that was cut off in an upload fails here. Shrinking on load keeps it quick.
    if (type !== "svg") await picture.resize(16, 16, { fit: "inside" }).raw().toBuffer();
    return {
      width: autoOrient.width ?? width,
      height: autoOrient.height ?? height,
      digest: digestOf(bytes),
    };
  } catch {
    return {
      flaw: "The picture is broken or cut off. Copy it here again; if it is the same then, open it in a picture program and save it anew.",
    };
  }
}

const known = new Map<string, { stamp: string; picture: Promise<Picture> }>();

/** Differs whenever the file has changed. */
export const fileStamp = (file: string): string => {
  const { size, mtimeMs, ino } = statSync(file);
  return `${size} ${mtimeMs} ${ino}`;
};

/** `inspect`, remembered for as long as the file does not change; undefined where there is no such file. */
async function pictureOf(file: string): Promise<Picture | undefined> {
  let stamp: string;
  try {
    stamp = fileStamp(file);
  } catch {
    return undefined;
  }
  const before = known.get(file);
  if (before?.stamp === stamp) return before.picture;
  const picture = inspect(file);
  known.set(file, { stamp, picture });
  return picture;
}

/** The digest of a picture that has passed the check, unless it has changed since. */
export async function soundDigest(file: string): Promise<string | undefined> {
  const picture = await pictureOf(file);
  return picture && "digest" in picture ? picture.digest : undefined;
}

/** The bytes of a picture that has passed the check, unless it has changed since. */
export function readSound(file: string, digest: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    if (digestOf(bytes) === digest) return bytes;
  } catch {
    // It is gone or locked, which the next check says.
  }
  // Its date may be the same: some programs put it back.
  known.delete(file);
  return undefined;
}

const soundSchema = z.record(
  z.string(),
  z.object({
    stamp: z.string(),
    picture: z.object({
      width: z.number(),
      height: z.number(),
      digest: z.string(),
    }),
  }),
);

/** Writes down which pictures are sound, for `recallPictures` of the next build: a thousand of them take seconds to open. */
export async function keepPictures(memory: string): Promise<void> {
  const entries = await Promise.all(
    [...known].map(async ([file, { stamp, picture }]) => [file, { stamp, picture: await picture }] as const),
  );
  const sound = entries.filter(([, { picture }]) => !("flaw" in picture));
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(Object.fromEntries(sound)));
}

/** Takes pictures that have not changed since `keepPictures` for the sound ones they were. */
export function recallPictures(memory: string): void {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(memory, "utf8"));
  } catch {
    // There is no build before this one.
    return;
  }
  const { data = {} } = soundSchema.safeParse(written);
  for (const [file, { stamp, picture }] of Object.entries(data))
    known.set(file, { stamp, picture: Promise.resolve(picture) });
}

/** Whether the path, or a folder on the way to it, is a symbolic link. */
function isLink(folder: string, path: string): boolean {
  const steps = path.split("/");
  try {
    return steps.some((_, step) => lstatSync(join(folder, ...steps.slice(0, step + 1))).isSymbolicLink());
  } catch {
    // There is no such file.
    return false;
  }
}

/** The file that was probably meant by a path to none. */
function nearestFile(path: string, files: readonly string[]): string | undefined {
  const pictures = files.filter((file) => typeByExtension[extname(file).toLowerCase()]);
  const byName = pictures.find((file) => basename(file).toLowerCase() === basename(path).toLowerCase());
  if (byName) return byName;
  const name = nearest(
    basename(path),
    pictures.map((file) => basename(file)),
  );
  if (name) return pictures.find((file) => basename(file) === name);
  const stem = basename(path, extname(path)).toLowerCase();
  return stem.length >= 4
    ? pictures.find((file) => {
        const other = basename(file, extname(file)).toLowerCase();
        return other.includes(stem) || stem.includes(other);
      })
    : undefined;
}

/** Says that there is no such file, and which one was probably meant. */
function absence(path: string, files: readonly string[]): string {
  const meant = nearestFile(path.replace(/^(?:\.\/|content\/)/, ""), files);
  // In a content file they count as one, as in all texts.
  if (meant && / {2}/.test(meant)) return `Rename the picture: "${meant}" has two spaces in a row.`;
  return `There is no file ${path} in the content folder.${meant ? ` Did you mean ${meant}?` : ""}`;
}

/**
 * Says what is wrong with the picture that a content file names, or nothing. Never throws: a file may go while it is looked at.
 *
 * @param folder the content folder
 * @param files all files in it, from `listFiles`
 * @param path the picture's path as written in the content file
 */
export async function pictureFlaw(
  folder: string,
  files: readonly string[],
  path: string,
  kind: PictureKind,
): Promise<string | undefined> {
  if (/^(?:[a-z]|file):/i.test(path))
    return `"${path}" is a place on one computer. Copy the picture into the content folder and begin with images/.`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path))
    return `"${path}" is a web address. Copy the picture into the content folder.`;
  if (path.includes("\\")) return `Write forward slashes: ${path.replaceAll("\\", "/")}`;
  if (path.startsWith("/") || path.split("/").includes("..")) {
    return `"${path}" leads out of the content folder. Begin with images/.`;
  }
  // Photos get an address of their own; a drawing's name is used as it is, in addresses and in style sheets.
  const plainName = /\.svg$/i.test(path) ? /^[\w./-]+$/ : /^[\w ()&+,'@./-]+$/;
  if (!plainName.test(path)) {
    return `Rename the picture: the name "${path}" must be of plain letters, digits and hyphens.`;
  }
  if (!files.includes(path)) {
    if (files.some((file) => file.startsWith(`${path}/`)))
      return `${path} is a folder. Write the name of a picture in it, too.`;
    if (isLink(folder, path))
      return `${path} is a link to a file elsewhere. Copy the picture itself into the content folder.`;
    return absence(path, files);
  }
  const wanted = kind.types.map((type) => typeNames[type]).join(", ");
  if (/\.hei[cf]$/i.test(path)) return `${path}: ${photographOfTelephone}`;
  const named = typeByExtension[extname(path).toLowerCase()];
  if (!named || !kind.types.includes(named)) return `${path} is of the wrong kind. Wanted here: ${wanted}.`;

  const picture = await pictureOf(join(folder, path));
  if (!picture)
    return absence(
      path,
      files.filter((file) => file !== path),
    );
  if ("flaw" in picture) return `${path}: ${picture.flaw}`;
  const size = pixels(picture.width, picture.height);
  if (picture.width < kind.minWidth || picture.height < kind.minHeight) {
    return `${path} is too small: ${size}. It needs at least ${kind.minWidth} x ${kind.minHeight}.`;
  }
  const ratio = picture.width / picture.height;
  if (kind.ratio && (ratio < kind.ratio[0] || ratio > kind.ratio[1])) {
    const shape = ratio < kind.ratio[0] ? "too narrow" : "too wide";
    const [least, most] = kind.ratio;
    const wantedShape =
      least === 1 && most === 1
        ? "It must be square."
        : `Its width must be ${least} to ${most} times its height.`;
    return `${path} is ${shape} for its place: ${size}. ${wantedShape}`;
  }
  return undefined;
}
