import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

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
