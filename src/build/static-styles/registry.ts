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
/** Chromium before 120 has words of its own for how masks work on each other. */
const composites: Readonly<Record<string, string>> = {
  add: "source-over",
  subtract: "source-out",
  intersect: "source-in",
  exclude: "xor",
};

/** Writes what older browsers of our range take before the declaration that newer ones take. */
const addFallbacks: Middleware = (element) => {
  const { type, props: name, children: value, value: declaration } = element;
  if (type !== DECLARATION || typeof name !== "string" || typeof value !== "string") return;
  if (prefixed.test(name)) {
    const theirs = name === "mask-composite" ? composites[value] : value;
    element.return = `-webkit-${name}:${theirs ?? value};${declaration}`;
  }
  // Safari before 16 cannot clip; without this, drawings would let its pages scroll sideways.
  if (/^overflow(-x|-y)?$/.test(name) && value === "clip") element.return = `${name}:hidden;${declaration}`;
};

const rulesOf = (selector: string, styles: string): string =>
  serialize(compile(selector ? `${selector}{${styles}}` : styles), middleware([addFallbacks, stringify]));

const cssOf = (style: ThemeUICSSObject): string =>
  serializeStyles([css(style)(theme) as Parameters<typeof serializeStyles>[0][number]]).styles;

type Rule = { readonly names: readonly string[]; readonly styles: string };

let globals: string | undefined;
let rules: readonly Rule[] | undefined;

/** Every `sx` of every module in the order of the cascade, equal ones as one rule. */
const allRules = (): readonly Rule[] => {
  if (rules) return rules;
  const inOrder = [...registered].sort(
    ([, a], [, b]) => rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.index - b.index),
  );
  const names = new Map<string, string[]>();
  for (const [name, { style }] of inOrder) {
    const styles = cssOf(style);
    names.set(styles, [...(names.get(styles) ?? []), name]);
  }
  rules = [...names].map(([styles, named]) => ({ names: named, styles }));
  return rules;
};

const sheetOf = (isWanted: (name: string) => boolean): string => {
  globals ??= rulesOf("", cssOf(globalStyles));
  return allRules().reduce((sheet, { names, styles }) => {
    const wanted = names.filter(isWanted);
    return wanted.length > 0 ? sheet + rulesOf(wanted.map((name) => `.${name}`).join(","), styles) : sheet;
  }, globals);
};

let whole: string | undefined;

/** The style sheet of the whole site: element defaults, then the styles of every module. */
export const wholeStyleSheet = (): string => (whole ??= sheetOf(() => true));

/** As much of it as the HTML of one page takes: what has none of its classes is left out, the order stays. */
export const styleSheetOf = (html: string): string => {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" ")),
  );
  return sheetOf((name) => classes.has(name));
};
