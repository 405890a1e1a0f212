import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

import { styleSheet } from "./src/build/static-styles/registry";
import { EarlyClickScript } from "./src/components/early-click";
import { FontHead } from "./src/components/font-head";
import { IconSprite } from "./src/components/icon-sprite";
import { LaterLayoutScript } from "./src/components/later-layout";
import { Root } from "./src/components/root";
import { ShellScript } from "./src/features/articles/shell-script";
import { paths } from "./src/lib/paths";
import { theme } from "./src/theme/theme";

// Not wrapRootElement: Gatsby puts that around <Head> too, and the element defaults would be written twice.
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element }) => <Root>{element}</Root>;

/** Renders to complete HTML: every suspended section in its place, so that the page reads whole without JavaScript. */
const renderWhole = (element: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // React would move large suspended sections to the end and put them back by inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });

const withoutStyle = (tag: string): string => tag.replace(/ style="[^"]*"/, "");

// Every module of the site registers its styles when it is loaded, whether a page renders it or not.
const modules = require.context("./src", true, /^\.\/(components|features|pages)\/.*\.tsx$/);
modules.keys().forEach(modules);

/** Renders the page, with the site's style sheet in its head: one sheet, which the security policy names by its hash. */
export const replaceRenderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: Parameters<NonNullable<GatsbySSR["replaceRenderer"]>>[0]): Promise<void> => {
  const html = await renderWhole(bodyComponent as ReactNode);
  setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: styleSheet() }} />]);
  // The router and Gatsby's announcer bring inline styles, which the policy forbids; the global styles carry them instead.
  replaceBodyHTMLString(
    html.replace(/<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, withoutStyle),
  );
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  setPreBodyComponents([<IconSprite key="icons" />]);
  if (pathname === paths.articles.path) setHeadComponents([<ShellScript key="shell" />]);
  if (pathname === paths.home.path) setHeadComponents([<LaterLayoutScript key="later-layout" />]);
  setHeadComponents([
    <FontHead key="font" />,
    <EarlyClickScript key="early-click" />,
    <meta key="theme-color" name="theme-color" content={theme.colors.primary} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-fallback" rel="alternate icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
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
