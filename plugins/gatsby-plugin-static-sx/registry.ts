import { serializeStyles } from "@emotion/serialize";
import { css } from "@theme-ui/css";
import { compile, serialize, stringify } from "stylis";
import type { ThemeUICSSObject } from "theme-ui";

import { globalStyles } from "../../src/theme/global-styles";
import { theme } from "../../src/theme/theme";

type Registered = { readonly file: string; readonly index: number; readonly style: ThemeUICSSObject };

const registered = new Map<string, Registered>();

const toCss = (selector: string, style: ThemeUICSSObject): string => {
  const { styles } = serializeStyles([css(style)(theme) as Parameters<typeof serializeStyles>[0][number]]);
  return serialize(compile(selector ? `${selector}{${styles}}` : styles), stringify);
};

/** Features override shared components. */
const rank = ({ file }: Registered): number => (file.startsWith("src/components/") ? 0 : 1);

/**
 * Returns the style sheet of the whole site in cascade order: element defaults, shared components, features. The order of
 * the rules replaces `@layer`, which browsers of old televisions do not know.
 */
export const styleSheet = (): string =>
  [...registered]
    .sort(
      ([, a], [, b]) => rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.index - b.index),
    )
    .reduce((sheet, [name, { style }]) => sheet + toCss(`.${name}`, style), toCss("", globalStyles));

let isWriting = false;

/** Writes the sheet into the document for `gatsby develop` and tests, once for all modules of a task. */
const updateDocument = (): void => {
  if (typeof document === "undefined" || isWriting) return;
  isWriting = true;
  queueMicrotask(() => {
    isWriting = false;
    const id = "static-sx";
    const element = document.getElementById(id) ?? document.createElement("style");
    element.id = id;
    element.textContent = styleSheet();
    document.head.prepend(element);
  });
};

/**
 * Registers the style of a class. The Babel plugin adds the calls.
 *
 * @throws if two files produce the same class name
 */
export const registerStyle = (name: string, file: string, style: ThemeUICSSObject): void => {
  const known = registered.get(name);
  if (known && known.file !== file) {
    throw new Error(`${file} and ${known.file} give their styles the same name. Rename one of the files.`);
  }
  registered.set(name, { file, index: known?.index ?? registered.size, style });
  updateDocument();
};

/** Registers each style of a table as `name-key`. */
export const registerStyles = (
  name: string,
  file: string,
  table: Readonly<Record<string, ThemeUICSSObject>> | readonly ThemeUICSSObject[],
): void => {
  for (const [key, style] of Object.entries(table)) registerStyle(`${name}-${key}`, file, style);
};
