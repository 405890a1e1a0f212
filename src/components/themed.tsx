import { Global, ThemeProvider } from "@emotion/react";
import { css } from "@theme-ui/css";
import type { ReactNode } from "react";
import type { Theme } from "theme-ui";

import { globalStyles } from "../theme/global-styles";
import { theme } from "../theme/theme";

const rootTheme: Theme = theme;
const defaults = css(globalStyles)(rootTheme);

// This module is for development and tests. The production build has theme and element defaults in its style sheet, and
// puts plugins/gatsby-plugin-static-sx/themed.ts in this one's place.

/** The site's theme, for every tree of elements that React shows. */
export const Themed = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={rootTheme}>{children}</ThemeProvider>
);

/** How elements look that have no style of their own. */
export const ElementDefaults = () => <Global styles={defaults} />;
