import type { ReactNode } from "react";

import { ErrorBoundary } from "./error-boundary";
import { ElementDefaults, Themed } from "./themed";

type Props = {
  /** The page's path. */
  readonly place: string;
  readonly children: ReactNode;
};

/** Wraps every page, in the browser and in the build alike: theme, element defaults, last-resort error page. */
export const Root = ({ place, children }: Props) => (
  <Themed>
    <ElementDefaults />
    <ErrorBoundary place={place}>{children}</ErrorBoundary>
  </Themed>
);
