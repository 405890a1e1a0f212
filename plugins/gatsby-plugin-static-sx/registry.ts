import { serializeStyles } from "@emotion/serialize";
import { css } from "@theme-ui/css";
import { compile, DECLARATION, middleware, serialize, stringify, type Middleware } from "stylis";
import type { ThemeUICSSObject } from "theme-ui";

import { globalStyles } from "../../src/theme/global-styles";
import { theme } from "../../src/theme/theme";

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

type Rule = { readonly names: readonly string[]; readonly styles: string; readonly rank: number };

let rules: readonly Rule[] | undefined;

/** Every `sx` of every module in the order of the cascade, equal ones as one rule. */
const allRules = (): readonly Rule[] => {
  if (rules) return rules;
  const inOrder = [...registered].sort(
    ([, a], [, b]) => rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.index - b.index),
  );
  const equals = new Map<string, { names: string[]; rank: number }>();
  for (const [name, registration] of inOrder) {
    const styles = cssOf(registration.style);
    const known = equals.get(styles);
    if (known) known.names.push(name);
    else equals.set(styles, { names: [name], rank: rank(registration) });
  }
  rules = [...equals].map(([styles, rule]) => ({ styles, ...rule }));
  return rules;
};

const sheetOf = (layer: readonly Rule[], isWanted: (name: string) => boolean): string =>
  layer.reduce((sheet, { names, styles }) => {
    const wanted = names.filter(isWanted);
    return wanted.length > 0 ? sheet + rulesOf(wanted.map((name) => `.${name}`).join(","), styles) : sheet;
  }, "");

let defaults: string | undefined;

export interface Styles {
  /** What the page's HTML takes. */
  readonly built: string;
  /** Every other rule of the site. */
  readonly rest: string;
}

/**
 * The styles of the whole site, divided for one page, in the order of the cascade: first the element defaults and the shared
 * components, then the features.
 */
export const stylesFor = (html: string): readonly [shared: Styles, features: Styles] => {
  defaults ??= rulesOf("", cssOf(globalStyles));
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" ")),
  );
  const divide = (layer: readonly Rule[]): Styles => ({
    built: sheetOf(layer, (name) => classes.has(name)),
    rest: sheetOf(layer, (name) => !classes.has(name)),
  });
  const shared = divide(allRules().filter((rule) => rule.rank === 0));
  const features = divide(allRules().filter((rule) => rule.rank === 1));
  return [{ ...shared, built: defaults + shared.built }, features];
};
