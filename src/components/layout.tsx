import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../theme/tokens";
import { useStrings } from "./page-language";
import { ToastHost } from "./toast/toast-host";

const skipStyle: ThemeUICSSObject = {
  variant: "surfaces.footer",
  position: "absolute",
  left: 12,
  // Above the page, also with large text on two lines.
  bottom: "100%",
  zIndex: "skipLink",
  px: "18px",
  py: 3,
  borderRadius: 2,
  // The ring is on its own background, because pages are light and dark.
  "&:focus": { top: 12, bottom: "auto", outlineOffset: "-5px" },
};

/** The skip link and the toasts of every page. Pages render header, footer and an element with the id "main". */
export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <>
    <a href="#main" sx={skipStyle}>
      {useStrings().common.skipToContent}
    </a>
    {children}
    <ToastHost />
  </>
);

/** Content that is not printed. */
export const ScreenOnly = ({ children }: { readonly children: ReactNode }) => (
  <div sx={{ [media.print]: { display: "none" } }}>{children}</div>
);
