import { useEffect, type ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../lib/paths";
import { inLanguage } from "../strings/languages";
import { maskIcon } from "../theme/theme";
import { useLanguage, useStrings } from "./page-language";

const screenStyle: ThemeUICSSObject = {
  variant: "surfaces.indigo",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  minHeight: "var(--small-viewport-height)",
};

const headerStyle: ThemeUICSSObject = { variant: "layout.wrap", py: "22px" };

const seaStyle: ThemeUICSSObject = {
  ...maskIcon("lost-sea"),
  position: "absolute",
  inset: "auto 0 0",
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
  py: "block",
  "& h1": { variant: "text.h1", overflowWrap: "anywhere" },
  "& p": { maxWidth: "32.2em", fontSize: "lead", color: "muted", overflowWrap: "anywhere" },
};

const numberStyle: ThemeUICSSObject = {
  ...maskIcon("lost-404"),
  width: "min(100%, 940px, .96 * var(--small-viewport-height))",
  aspectRatio: "648 / 282",
  ml: "-2px",
  color: "gold500",
};

/** The number of the page for an unknown address. */
export const LostNumber = () => <div aria-hidden="true" sx={numberStyle} />;

type LayoutProps = {
  readonly header?: ReactNode;
  readonly children: ReactNode;
};

/** The full-screen page for an unknown address and for a page that failed. */
export const ErrorLayout = ({ header, children }: LayoutProps) => (
  <div sx={screenStyle}>
    <div aria-hidden="true" sx={seaStyle} />
    <header sx={headerStyle}>{header}</header>
    <main id="main" sx={mainStyle}>
      {children}
    </main>
  </div>
);

/** The page that replaces one that threw. It has a plain link, so that the next page starts from a clean document. */
export const ErrorScreen = ({ message }: { readonly message: string }) => {
  const { common, errors } = useStrings();
  const home = inLanguage(paths.home.href(), useLanguage());
  useEffect(() => {
    const before = document.title;
    document.title = errors.unexpected;
    return () => {
      document.title = before;
    };
  }, [errors]);
  return (
    <ErrorLayout>
      <h1>{errors.unexpected}</h1>
      <p role="alert">{message || errors.unknown}</p>
      <a href={home} sx={{ variant: "buttons.gold" }}>
        {common.backHome}
      </a>
    </ErrorLayout>
  );
};
