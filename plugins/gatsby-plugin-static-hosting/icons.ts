import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { CreatePagesArgs, Store } from "gatsby";
import sharp from "sharp";

import { ContentQueryError } from "../gatsby-transformer-content/query-error";

/** Side of the icon in a browser's tab, in pixels, where drawings are not understood. */
const TAB_ICON = 32;
/** Phones cut a maskable icon to any shape within this share of it. @see https://w3c.github.io/manifest/#icon-masks */
const SAFE_ZONE = 0.8;

/** An .ico file that holds one PNG. @see https://en.wikipedia.org/wiki/ICO_(file_format) */
const icoOf = (png: Buffer, side: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const toPng = (picture: sharp.Sharp): Promise<Buffer> =>
  picture.png({ palette: true, quality: 85, effort: 10 }).toBuffer();

const writeIcons = async (folder: string, appIcon: string, mark: string): Promise<void> => {
  const write = async (name: string, picture: sharp.Sharp) =>
    writeFile(join(folder, name), await toPng(picture));
  const inner = Math.round(512 * SAFE_ZONE);
  const [before, after] = [Math.floor((512 - inner) / 2), Math.ceil((512 - inner) / 2)];
  const tab = sharp(mark, { density: 288 }).resize(TAB_ICON, TAB_ICON);
  await Promise.all([
    write("icon-192.png", sharp(appIcon).resize(192, 192)),
    write("icon-512.png", sharp(appIcon).resize(512, 512)),
    write("apple-touch-icon.png", sharp(appIcon).resize(180, 180).removeAlpha()),
    write(
      "icon-maskable-512.png",
      // What is cut away is the icon's own edge, drawn on.
      sharp(appIcon)
        .resize(inner, inner)
        .extend({ top: before, left: before, bottom: after, right: after, extendWith: "copy" }),
    ),
    copyFile(mark, join(folder, "favicon.svg")),
    tab
      .png()
      .toBuffer()
      .then((png) => writeFile(join(folder, "favicon.ico"), icoOf(png, TAB_ICON))),
  ]);
};

/** Makes the icons of home screens and browser tabs from the company's content. Call from `createPages`. */
export async function makeIcons({
  graphql,
  store,
}: Pick<CreatePagesArgs, "graphql"> & { readonly store: Store }) {
  const { data, errors } = await graphql<{
    readonly companyYaml: Record<"icon" | "logoMark", { readonly absolutePath: string }>;
  }>("{ companyYaml { icon { absolutePath } logoMark { absolutePath } } }");
  if (!data || errors) throw new ContentQueryError("The company's icons", errors);
  const { icon, logoMark } = data.companyYaml;
  await writeIcons(
    join(store.getState().program.directory, "public"),
    icon.absolutePath,
    logoMark.absolutePath,
  );
}
