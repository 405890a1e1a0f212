import { serializeStyles } from "@emotion/serialize";
import { css } from "@theme-ui/css";
import { compile, DECLARATION, middleware, serialize, stringify, type Middleware } from "stylis";
import type { ThemeUICSSObject } from "theme-ui";

import { globalStyles } from "../../theme/global-styles";
import { theme } from "../../theme/theme";

type Registered = { readonly file: string; readonly index: number; readonly style: ThemeUICSSObject };

const registered = new Map<string, Registered>();

/** Called by the modules themselves once the Babel plugin has rewritten them. */
export const registerStyle = (name: string, file: string, style: ThemeUICSSObject): void => {
  if (registered.get(name)?.file !== undefined && registered.get(name)?.file !== file) {
    throw new Error(
      `${file} and ${registered.get(name)?.file} give their styles the same name. Rename one of the files.`,
    );
  }
  registered.set(name, { file, index: registered.size, style });
};

/** The same for a table of styles: each entry under its key. */
export const registerStyles = (
  name: string,
  file: string,
  table: Readonly<Record<string, ThemeUICSSObject>> | readonly ThemeUICSSObject[],
): void => {
  for (const [key, style] of Object.entries(table)) registerStyle(`${name}-${key}`, file, style);
};

/** A style of the shared components gives way to one of the feature that uses the component. */
const rank = ({ file }: Registered): number => (file.startsWith("src/components/") ? 0 : 1);

/** What browsers of our range still know under their own name only. */
const prefixed = /^(mask|user-select)/;

const prefix: Middleware = (element) => {
  if (element.type === DECLARATION && typeof element.props === "string" && prefixed.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

const rulesOf = (selector: string, styles: string): string =>
  serialize(compile(selector ? `${selector}{${styles}}` : styles), middleware([prefix, stringify]));

const cssOf = (style: ThemeUICSSObject): string =>
  serializeStyles([css(style)(theme) as Parameters<typeof serializeStyles>[0][number]]).styles;

let sheet: string | undefined;

/**
 * The style sheet of the whole site: element defaults, then every `sx` of every module, equal ones as one rule. It is the
 * same for each page, so that a page change inside the site needs no further styles.
 */
export const styleSheet = (): string => {
  if (sheet !== undefined) return sheet;
  const inOrder = [...registered].sort(
    ([, a], [, b]) => rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.index - b.index),
  );
  const selectors = new Map<string, string[]>();
  for (const [name, { style }] of inOrder) {
    const styles = cssOf(style);
    selectors.set(styles, [...(selectors.get(styles) ?? []), `.${name}`]);
  }
  sheet = [
    rulesOf("", cssOf(globalStyles)),
    ...[...selectors].map(([styles, names]) => rulesOf(names.join(","), styles)),
  ].join("");
  return sheet;
};
