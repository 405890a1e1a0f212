import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

import { writeStyleSheet } from "./plugins/gatsby-plugin-static-sx/style-sheet-file";
import { IconSprite } from "./src/components/icon-sprite";
import { PORTAL_ROOT_ID } from "./src/components/dialog";
import { PageLanguage } from "./src/components/page-language";
import { FontHead } from "./src/document/font-head";
import { LoadFailureNote, LoadFailureStyle } from "./src/document/load-failure-note";
import { OutdatedBrowserNote } from "./src/document/outdated-browser";
import { EarlyArticleScript, LaterPageScript } from "./src/features/articles/early-article";
import { languageCodes, languageOfPath, withoutLanguage } from "./src/strings/languages";
import { manifestPath, paths } from "./src/lib/paths";
import { allStrings } from "./src/strings/all-strings";
import { keepStrings } from "./src/strings/load-strings";
import { theme } from "./src/theme/theme";

// In Node all texts are there from the start. The browser loads those of its document.
for (const language of languageCodes) keepStrings(language, allStrings[language]);

export { wrapPageElement } from "./src/document/wrap-page-element";

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
  const language = languageOfPath(pathname);
  const path = withoutLanguage(pathname);
  setHtmlAttributes({ lang: language });
  setPreBodyComponents([
    <IconSprite key="icons" />,
    <PageLanguage key="outdated-browser" value={language}>
      <OutdatedBrowserNote />
    </PageLanguage>,
  ]);
  setPostBodyComponents([
    <div key="portal-root" id={PORTAL_ROOT_ID} />,
    <PageLanguage key="load-failure" value={language}>
      <LoadFailureNote />
    </PageLanguage>,
  ]);
  setHeadComponents([
    // Scripts come before the style sheet: browsers run no inline script while a sheet is loading.
    path === paths.articleShell.path && <EarlyArticleScript key="early-article" language={language} />,
    path === paths.articles.path && <LaterPageScript key="later-page" />,
    // `gatsby develop` renders no page, and puts the styles into the document.
    styleSheetAddress && <link key="styles" rel="stylesheet" href={styleSheetAddress} />,
    <FontHead key="font" />,
    <LoadFailureStyle key="load-failure" />,
    <meta key="color-scheme" name="color-scheme" content="only light" />,
    // iOS makes telephone links of figures such as "1.789.000", which breaks hydration.
    <meta key="format-detection" name="format-detection" content="telephone=no" />,
    <meta key="theme-color" name="theme-color" content={theme.colors.primary} />,
    <link key="manifest" rel="manifest" href={manifestPath(language)} crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  // Styles and an inline script for <GatsbyImage>, which this site does not use (see src/components/picture.tsx).
  const isImageStyle = (component: ReactNode) =>
    isValidElement(component) && component.key?.startsWith("gatsby-image-style");
  replaceHeadComponents(getHeadComponents().filter((component) => !isImageStyle(component)));
};
