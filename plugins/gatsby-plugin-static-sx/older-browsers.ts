import autoprefixer from "autoprefixer";
import postcss, { list, type Root } from "postcss";

const addFallbacks = (root: Root): void => {
  // Chromium before 87 does not know `inset`.
  root.walkDecls("inset", (declaration) => {
    const [top = "", right = top, bottom = top, left = right] = list.space(declaration.value);
    for (const [prop, value] of Object.entries({ top, right, bottom, left }))
      declaration.cloneBefore({ prop, value });
    declaration.remove();
  });
  // Safari before 16 does not know `clip`, and its pages would scroll sideways.
  root.walkDecls(/^overflow(-x|-y)?$/, (declaration) => {
    if (declaration.value === "clip") declaration.cloneBefore({ value: "hidden" });
  });
};

/** Adds vendor prefixes for the browsers of package.json, and older forms of declarations. */
export const forOlderBrowsers = (sheet: string): string =>
  postcss([addFallbacks, autoprefixer]).process(sheet, { from: undefined }).css;
