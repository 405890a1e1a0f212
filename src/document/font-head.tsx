import latinUrl from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";
import ranges from "@fontsource-variable/plus-jakarta-sans/unicode.json";

import { basicRange } from "./font-range";
import basicUrl from "./plus-jakarta-sans-basic.woff2";

const face = (family: string, url: string, range: string): string =>
  `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:300 800;font-style:normal;` +
  `font-display:swap;unicode-range:${range}}`;

// The whole file, 10 kB larger, is asked for only by a text with characters that the basic one lacks; see
// scripts/subset-font.ts. It is a family of its own, next in the stack: as a second face of the first family Chromium would
// look up a stand-in for it at each size and weight on the page, on Linux by a question to another process, although no text
// needs it.
const webFonts = [
  face("Plus Jakarta Sans", basicUrl, basicRange),
  face("Plus Jakarta Sans Latin", latinUrl, ranges.latin),
];

/** As shares of the font size. */
const ASCENT = 1.038;
const DESCENT = 0.222;

// Faces that most devices have, stretched to the web font's measure at each weight, so that lines break in the same places
// and nothing moves when the font arrives late. Shares measured in Chromium on the site's own texts.
const fallbacks = [
  { weights: "200 400", faces: ["Arial", "Liberation Sans", "Roboto"], stretch: 1.04 },
  { weights: "500", faces: ["Arial", "Liberation Sans", "Roboto"], stretch: 1.053 },
  { weights: "600", faces: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"], stretch: 0.994 },
  { weights: "700 800", faces: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"], stretch: 1.008 },
];

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const fallbackFaces = fallbacks.map(
  ({ weights, faces, stretch }) =>
    `@font-face{font-family:"Jakarta Fallback";src:${faces.map((face) => `local("${face}")`).join()};` +
    `font-weight:${weights};size-adjust:${percent(stretch)};ascent-override:${percent(ASCENT / stretch)};` +
    `descent-override:${percent(DESCENT / stretch)};line-gap-override:0%}`,
);

const fontFaces = [...webFonts, ...fallbackFaces].join("");

/** Preload and @font-face of the one typeface, served from our own origin. Build side only. */
export const FontHead = () => (
  <>
    <link rel="preload" as="font" type="font/woff2" href={basicUrl} crossOrigin="anonymous" />
    <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
  </>
);
