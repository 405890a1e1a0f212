import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime";

export { Fragment };

type Props = { readonly sx?: string; readonly className?: string };

/** `sx` is a class name by now (see babel-plugin.cjs). It comes first, so that what a component is given adds to its own. */
const withClass = <P extends Props>(props: P): Omit<P, "sx"> => {
  if (!("sx" in props)) return props;
  const { sx, ...rest } = props;
  if (sx && typeof sx !== "string")
    throw new Error("A style that came by {...props} was not evaluated: write sx={…}.");
  return sx ? { ...rest, className: rest.className ? `${sx} ${rest.className}` : sx } : rest;
};

/** Takes the place of Theme UI's JSX runtime in the production build. */
export const jsx = (type: Parameters<typeof reactJsx>[0], props: Props, key?: string) =>
  reactJsx(type, withClass(props), key);

export const jsxs = (type: Parameters<typeof reactJsxs>[0], props: Props, key?: string) =>
  reactJsxs(type, withClass(props), key);
