import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

import { writeStyleSheet } from "./plugins/gatsby-plugin-static-sx/style-sheet-file";
import { ErrorBoundary } from "./src/components/error-boundary";
import { IconSprite } from "./src/components/icon-sprite";
import { PORTAL_ROOT_ID } from "./src/components/dialog";
import { FontHead } from "./src/document/font-head";
import { LoadFailureNote, LoadFailureStyle } from "./src/document/load-failure-note";
import { OutdatedBrowserNote } from "./src/document/outdated-browser";
import { EarlyArticleScript, LaterPageScript } from "./src/features/articles/early-article";
import { paths } from "./src/lib/paths";
import { theme } from "./src/theme/theme";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary pathname={props.location.pathname}>{element}</ErrorBoundary>
);

let styleSheetAddress: string | undefined;

/** Renders a page. Gatsby's own renderer streams, and React then adds inline scripts for large Suspense boundaries. */
export const replaceRenderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
}: Parameters<NonNullable<GatsbySSR["replaceRenderer"]>>[0]): Promise<void> => {
  styleSheetAddress = await writeStyleSheet();
  replaceBodyHTMLString(renderToString(bodyComponent as ReactNode));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  setPreBodyComponents([<IconSprite key="icons" />, <OutdatedBrowserNote key="outdated-browser" />]);
  setPostBodyComponents([
    <div key="portal-root" id={PORTAL_ROOT_ID} />,
    <LoadFailureNote key="load-failure" />,
  ]);
  setHeadComponents([
    // Scripts come before the style sheet: browsers run no inline script while a sheet is loading.
    pathname === paths.articleShell.path && <EarlyArticleScript key="early-article" />,
    pathname === paths.articles.path && <LaterPageScript key="later-page" />,
    // `gatsby develop` renders no page, and puts the styles into the document.
    styleSheetAddress && <link key="styles" rel="stylesheet" href={styleSheetAddress} />,
    <FontHead key="font" />,
    <LoadFailureStyle key="load-failure" />,
    <meta key="color-scheme" name="color-scheme" content="only light" />,
    <meta key="theme-color" name="theme-color" content={theme.colors.primary} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  // Styles and an inline script for <GatsbyImage>, which this site does not use (see src/components/picture.tsx).
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && component.key?.startsWith("gatsby-image-style")),
    ),
  );
};
