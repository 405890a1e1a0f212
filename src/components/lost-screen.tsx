import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { engraved } from "../theme/theme";
import { media } from "../theme/tokens";

const screenStyle: ThemeUICSSObject = {
  variant: "surfaces.indigo",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  minHeight: "100svh",
};

const seaStyle: ThemeUICSSObject = {
  ...engraved("field"),
  position: "absolute",
  inset: "auto 0 0",
  height: "46%",
  zIndex: -1,
  color: "teal500",
  opacity: 0.5,
  maskSize: "cover",
};

const mainStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  alignSelf: "center",
  display: "grid",
  gap: "20px",
  justifyItems: "start",
  pb: "60px",
  pt: "40px",
  "& h1": { variant: "text.h1", lineHeight: 1, overflowWrap: "anywhere" },
  "& p": { color: "muted", fontSize: "lead", maxWidth: "44ch", overflowWrap: "anywhere" },
  [media.split]: { gap: "26px" },
};

/** The full-screen page for what is lost: unknown address, broken page. */
export const LostScreen = ({
  header,
  children,
}: {
  readonly header?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div sx={screenStyle}>
    <div aria-hidden="true" sx={seaStyle} />
    {header ?? <span />}
    <main id="main" sx={mainStyle}>
      {children}
    </main>
  </div>
);
