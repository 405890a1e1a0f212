/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours, 1 to 21. WCAG asks for 4.5 for text. */
export const contrastOf = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(a), luminanceOf(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
};
