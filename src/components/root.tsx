import { Global, ThemeProvider } from "@emotion/react";
import { css } from "@theme-ui/css";
import type { ReactNode } from "react";
import type { Theme } from "theme-ui";

import { globalStyles } from "../theme/global-styles";
import { theme } from "../theme/theme";
import { ErrorBoundary } from "./error-boundary";
import { Themed } from "./themed";

const rootTheme: Theme = theme;
const globals = css(globalStyles)(rootTheme);

/** Wraps every page, in the browser and in the build alike: theme, element defaults, last-resort error page. */
export const Root = ({ children }: { readonly children: ReactNode }) => (
  <Themed>
    <Global styles={globals} />
    <ErrorBoundary>{children}</ErrorBoundary>
  </Themed>
);
