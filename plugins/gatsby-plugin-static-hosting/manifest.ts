import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { manifestPath } from "../../src/lib/paths";
import { inLanguage, languageCodes } from "../../src/strings/languages";
import { palette } from "../../src/theme/tokens";

/** The picture's emblem lies within the safe zone: https://w3c.github.io/manifest/#icon-masks */
export const icons = [
  // iOS looks for this name. Chromium loads one icon for any purpose with each page: the WebP has a sixth of the bytes.
  { src: "apple-touch-icon.png", sizes: "180x180", type: "image/png", purpose: "maskable" },
  { src: "icon-192.webp", sizes: "192x192", type: "image/webp", purpose: "any" },
  { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
];

/**
 * Writes the icons, and a web app manifest for each language: an icon on the home screen opens the site in the language in which the
 * visitor added it.
 */
export const writeManifests = async (
  publicDir: string,
  { name, shortName, icon }: Queries.FinishedSiteQuery["companyYaml"],
): Promise<void> => {
  for (const { src, sizes } of icons)
    await sharp(icon.absolutePath).resize(Number.parseInt(sizes)).toFile(join(publicDir, src));
  for (const lang of languageCodes) {
    const manifest = {
      name,
      short_name: shortName,
      lang,
      start_url: inLanguage("/", lang),
      scope: "/",
      display: "standalone",
      background_color: palette.cream,
      theme_color: palette.teal900,
      icons,
    };
    await writeFile(join(publicDir, manifestPath(lang)), JSON.stringify(manifest));
  }
};
