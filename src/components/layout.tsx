import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../strings/en";
import { ToastHost } from "./toast/toast-host";

const skipStyle: ThemeUICSSObject = {
  variant: "surfaces.footer",
  position: "absolute",
  left: 12,
  top: -80,
  zIndex: "skipLink",
  px: "18px",
  py: 3,
  borderRadius: 2,
  // Its ring is drawn on its own ground, since pages are light and dark.
  "&:focus": { top: 12, outlineOffset: "-5px" },
};

/**
 * What every page has: the skip link and the place for toasts. Header and footer differ from page to page,
 * so pages bring their own; the page's own content sits in an element with the id "main".
 */
export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <>
    <a href="#main" sx={skipStyle}>
      {en.common.skipToContent}
    </a>
    {children}
    <ToastHost />
  </>
);
