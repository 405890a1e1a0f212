import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { parse } from "yaml";

import { defaultLanguage, inLanguage, type Language, translations } from "../../src/strings/languages";
import { isRecord } from "../../src/lib/type-guards";
import { palette } from "../../src/theme/tokens";

/** Reads content/company.yaml. The content check runs later and reports mistakes in it. */
const readCompany = (): Record<string, unknown> => {
  try {
    const company: unknown = parse(readFileSync(join("content", "company.yaml"), "utf8"));
    return isRecord(company) ? company : {};
  } catch {
    return {};
  }
};

export const icons = [
  // iOS looks for this name. Chromium loads one icon for any purpose with each page: the WebP has a sixth of the bytes.
  { src: "apple-touch-icon.png", sizes: "180x180", type: "image/png", purpose: "maskable" },
  { src: "icon-192.webp", sizes: "192x192", type: "image/webp", purpose: "any" },
  { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
];

/** Returns the address of the web app manifest of a language: `/manifest.webmanifest`, `/manifest.id.webmanifest`. */
export const manifestOf = (language: Language): string =>
  `/manifest.${language === defaultLanguage ? "" : `${language}.`}webmanifest`;

/**
 * Writes a manifest for each translation beside that of gatsby-plugin-manifest, whose own option for it costs each page a script: an
 * icon on the home screen opens the site in the language in which the visitor added it.
 */
export const writeManifests = async (publicDir: string): Promise<void> => {
  const manifest = JSON.parse(await readFile(join(publicDir, manifestOf(defaultLanguage)), "utf8")) as Record<
    string,
    unknown
  >;
  for (const lang of translations) {
    const text = JSON.stringify({ ...manifest, lang, start_url: inLanguage("/", lang) });
    await writeFile(join(publicDir, manifestOf(lang)), text);
  }
};

/**
 * Returns the options of gatsby-plugin-manifest. The icon is maskable: its emblem lies within the safe zone.
 *
 * @see https://w3c.github.io/manifest/#icon-masks
 */
export const manifestOptions = () => {
  const { name, shortName, icon } = readCompany();
  return {
    name: String(name),
    short_name: String(shortName),
    lang: defaultLanguage,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: palette.cream,
    theme_color: palette.teal900,
    icon: `content/${String(icon)}`,
    icons,
    cache_busting_mode: "none",
    legacy: false,
    // Chrome would load it beside favicon.svg.
    include_favicon: false,
    theme_color_in_head: false,
  };
};
