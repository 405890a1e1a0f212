import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { maskIcon } from "../theme/theme";

const screenStyle: ThemeUICSSObject = {
  variant: "surfaces.indigo",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  minHeight: "var(--least-screen)",
};

const headerStyle: ThemeUICSSObject = { variant: "layout.wrap", py: "22px" };

const seaStyle: ThemeUICSSObject = {
  ...maskIcon("lost-sea"),
  position: "absolute",
  inset: "auto 0 0",
  // At its own proportions; on tall screens a third of them.
  height: "max(30%, 25vw)",
  zIndex: -1,
  maskSize: "100% 100%",
  color: "teal500",
};

const mainStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  alignSelf: "center",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: "20px",
  pt: "40px",
  pb: "60px",
  "& h1": { variant: "text.h1", lineHeight: 1, overflowWrap: "anywhere" },
  "& p": { maxWidth: "32.2em", fontSize: "lead", color: "muted", overflowWrap: "anywhere" },
};

type Props = {
  readonly header?: ReactNode;
  readonly children: ReactNode;
};

/** The full-screen page for what is lost: unknown address, broken page. */
export const ErrorLayout = ({ header, children }: Props) => (
  <div sx={screenStyle}>
    <div aria-hidden="true" sx={seaStyle} />
    <header sx={headerStyle}>{header}</header>
    <main id="main" sx={mainStyle}>
      {children}
    </main>
  </div>
);
