import type { ComponentPropsWithoutRef } from "react";

/** A link to another site, in a new tab that knows nothing of this one. */
export const ExternalLink = ({
  children,
  ...props
}: ComponentPropsWithoutRef<"a"> & { readonly href: string }) => (
  <a {...props} target="_blank" rel="noopener">
    {children}
  </a>
);
