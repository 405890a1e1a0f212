import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime";

import { type TextProps, withLang } from "../../src/strings/untranslated";

export { Fragment };

type Props = {
  readonly sx?: string;
  readonly className?: string;
} & TextProps;

/** Moves the class name that the Babel plugin has put into `sx` in front of `className`. */
const withClass = <P extends Props>(props: P): Omit<P, "sx"> => {
  if (!("sx" in props)) return props;
  const { sx, ...rest } = props;
  if (sx && typeof sx !== "string") throw new Error("A style in {...props} is not evaluated: write sx={…}.");
  return sx ? { ...rest, className: rest.className ? `${sx} ${rest.className}` : sx } : rest;
};

/** Creates an element, in place of Theme UI's JSX runtime. */
export const jsx = (type: Parameters<typeof reactJsx>[0], props: Props, key?: string) =>
  reactJsx(type, withLang(type, withClass(props)), key);

/** Creates an element with several children. */
export const jsxs = (type: Parameters<typeof reactJsxs>[0], props: Props, key?: string) =>
  reactJsxs(type, withLang(type, withClass(props)), key);

/** Creates an element in `gatsby develop`, without source positions. */
export const jsxDEV = (
  type: Parameters<typeof reactJsx>[0],
  props: Props,
  key?: string,
  isStatic?: boolean,
) => (isStatic ? jsxs : jsx)(type, props, key);
