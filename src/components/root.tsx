import type { ReactNode } from "react";

import { ErrorBoundary } from "./error-boundary";
import { ElementDefaults, Themed } from "./themed";

/** Wraps every page, in the browser and in the build alike: theme, element defaults, last-resort error page. */
export const Root = ({ children }: { readonly children: ReactNode }) => (
  <Themed>
    <ElementDefaults />
    <ErrorBoundary>{children}</ErrorBoundary>
  </Themed>
);
