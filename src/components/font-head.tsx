import fontUrl from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

// The fallback is stretched to the web font's measure, so that nothing moves when the font arrives late.
const fontFaces = `@font-face{font-family:"Plus Jakarta Sans";src:url("${fontUrl}") format("woff2");font-weight:200 800;font-style:normal;font-display:swap}@font-face{font-family:"Jakarta Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:106.5%;ascent-override:97.5%;descent-override:20.8%;line-gap-override:0%}`;

/** Preload and @font-face of the one typeface, served from our own origin. Build side only. */
export const FontHead = () => (
  <>
    <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
    <style dangerouslySetInnerHTML={{ __html: fontFaces }} />
  </>
);
