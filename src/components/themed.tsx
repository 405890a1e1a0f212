import { ThemeProvider } from "@theme-ui/core";
import type { ReactNode } from "react";
import type { Theme } from "theme-ui";

import { theme } from "../theme/theme";

const rootTheme: Theme = theme;

/** The site's theme, for every tree of elements that React shows. */
export const Themed = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={rootTheme}>{children}</ThemeProvider>
);
