import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime";

export { Fragment };

type Props = { readonly sx?: string; readonly className?: string };

/** The Babel plugin has turned `sx` into a class name. It precedes the `className` that a caller passes. */
const withClass = <P extends Props>(props: P): Omit<P, "sx"> => {
  if (!("sx" in props)) return props;
  const { sx, ...rest } = props;
  if (sx && typeof sx !== "string")
    throw new Error("A style that came by {...props} was not evaluated: write sx={…}.");
  return sx ? { ...rest, className: rest.className ? `${sx} ${rest.className}` : sx } : rest;
};

/** Replaces Theme UI's JSX runtime. */
export const jsx = (type: Parameters<typeof reactJsx>[0], props: Props, key?: string) =>
  reactJsx(type, withClass(props), key);

/** For elements with several children. */
export const jsxs = (type: Parameters<typeof reactJsxs>[0], props: Props, key?: string) =>
  reactJsxs(type, withClass(props), key);

/** For `gatsby develop`. The development runtime's source positions are not passed on. */
export const jsxDEV = (
  type: Parameters<typeof reactJsx>[0],
  props: Props,
  key?: string,
  isStatic?: boolean,
) => (isStatic ? jsxs : jsx)(type, props, key);
