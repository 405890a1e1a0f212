import { createElement, type ElementType, Fragment, type ReactNode } from "react";

import { defaultLanguage, type Language } from "./languages";

let untranslated: RegExp | undefined;

/** Sets the texts of a page that are in the default language, because content/ has no translation of them. */
export const setUntranslated = (texts: readonly string[] = []): void => {
  const patterns = [...texts]
    // A text may be the beginning of another one.
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  untranslated = patterns.length > 0 ? new RegExp(`(${patterns.join("|")})(?!\\p{L})`, "u") : undefined;
};

/** Returns the language of a text, undefined for that of the page. */
export const langOf = (text: unknown): Language | undefined =>
  typeof text === "string" && untranslated?.exec(text)?.[0] === text ? defaultLanguage : undefined;

/** Marks texts without a translation within a longer one. It stays one child, because its parent may be a flex container. */
const markParts = (child: ReactNode, key = 0): ReactNode => {
  if (typeof child !== "string" || !untranslated?.test(child)) return child;
  // Every second part is what the pattern has captured.
  const parts = child.split(untranslated);
  const mark = (part: string, index: number) =>
    index % 2 ? createElement("span", { lang: defaultLanguage }, part) : part;
  return createElement("span", { key }, ...parts.map(mark));
};

/** The properties of an element that hold its text. */
export type TextProps = {
  readonly children?: ReactNode;
  readonly alt?: unknown;
  readonly placeholder?: unknown;
  readonly content?: unknown;
  readonly lang?: string | undefined;
};

/** Adds the language of texts without a translation: to an element with such a text, or to a `<span>` within a longer one. */
export function withLang<P extends TextProps>(type: ElementType, props: P): P {
  if (!untranslated || props.lang !== undefined) return props;
  const { children, alt, placeholder, content } = props;
  // A title contains no elements. It ends with the company's name, which has no language.
  const text = type === "title" ? String(children).split(" | ")[0] : children;
  const lang = [text, alt, placeholder, content].map(langOf).find(Boolean);
  if (lang && type !== Fragment) return { ...props, lang };
  if (!children || type === "title") return props;
  return { ...props, children: Array.isArray(children) ? children.map(markParts) : markParts(children) };
}
