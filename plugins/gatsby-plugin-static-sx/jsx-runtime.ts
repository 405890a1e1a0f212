import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime";

import { langOf, type TextProps } from "../../src/strings/untranslated";

export { Fragment };

type Props = {
  readonly sx?: string;
  readonly className?: string;
  readonly lang?: string | undefined;
} & TextProps;

/** Moves the class name that the Babel plugin has put into `sx` in front of `className`. */
const withClass = <P extends Props>(props: P): Omit<P, "sx"> => {
  if (!("sx" in props)) return props;
  const { sx, ...rest } = props;
  if (sx && typeof sx !== "string") throw new Error("A style in {...props} is not evaluated: write sx={…}.");
  return sx ? { ...rest, className: rest.className ? `${sx} ${rest.className}` : sx } : rest;
};

/** Adds the language of a text that has no translation, so that no view needs to. */
const withLang = <P extends Omit<Props, "sx">>(props: P): P => {
  const lang = langOf(props);
  return lang && props.lang === undefined ? { ...props, lang } : props;
};

/** Creates an element, in place of Theme UI's JSX runtime. */
export const jsx = (type: Parameters<typeof reactJsx>[0], props: Props, key?: string) =>
  reactJsx(type, withLang(withClass(props)), key);

/** Creates an element with several children. */
export const jsxs = (type: Parameters<typeof reactJsxs>[0], props: Props, key?: string) =>
  reactJsxs(type, withLang(withClass(props)), key);

/** Creates an element in `gatsby develop`, without source positions. */
export const jsxDEV = (
  type: Parameters<typeof reactJsx>[0],
  props: Props,
  key?: string,
  isStatic?: boolean,
) => (isStatic ? jsxs : jsx)(type, props, key);
