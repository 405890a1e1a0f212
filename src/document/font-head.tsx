import latinUrl from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";
import ranges from "@fontsource-variable/plus-jakarta-sans/unicode.json";

const webFont =
  `@font-face{font-family:"Plus Jakarta Sans";src:url("${latinUrl}") format("woff2");font-weight:200 800;` +
  `font-style:normal;font-display:swap;unicode-range:${ranges.latin}}`;

/** Shares of the font size. */
const ASCENT = 1.038;
const DESCENT = 0.222;

// Fonts of most devices, with the metrics of the web font at each weight, so that its arrival causes no layout shift. The
// shares were measured in Chromium on the site's own texts.
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

const fontFaces = [webFont, ...fallbackFaces].join("");

/** Preload and @font-face rules of the typeface. Build side only. */
export const FontHead = () => (
  <>
    <link rel="preload" as="font" type="font/woff2" href={latinUrl} crossOrigin="anonymous" />
    <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
  </>
);
