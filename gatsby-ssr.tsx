import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

import { styleSheet } from "./plugins/gatsby-plugin-static-sx/registry";
import { IconSprite } from "./src/components/icon-sprite";
import { PORTAL_ROOT_ID } from "./src/components/dialog";
import { AddressRepair } from "./src/document/address-repair";
import { FirstPaintHead } from "./src/document/first-paint";
import { FontHead } from "./src/document/font-head";
import { OutdatedBrowserNote } from "./src/document/outdated-browser";
import { ErrorBoundary } from "./src/components/error-boundary";
import { EarlyArticleScript } from "./src/features/articles/early-article";
import { paths } from "./src/lib/paths";
import { theme } from "./src/theme/theme";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <ErrorBoundary place={props.location.pathname}>{element}</ErrorBoundary>
);

const withoutStyle = (tag: string): string => tag.replace(/ style="[^"]*"/, "");

// Every module of the site registers its styles when it is loaded, whether a page renders it or not.
const modules = require.context("./src", true, /^\.\/(components|document|features|pages)\/.*\.tsx$/);
modules.keys().forEach(modules);

let styleSheetAddress: string | undefined;

/** Writes the site's one style sheet into public/static, once a build. */
const writeStyleSheet = async (): Promise<void> => {
  if (styleSheetAddress) return;
  const sheet = styleSheet();
  const hash = createHash("sha256").update(sheet).digest("hex").slice(0, 20);
  await mkdir(join("public", "static"), { recursive: true });
  await writeFile(join("public", "static", `styles-${hash}.css`), sheet);
  styleSheetAddress = `/static/styles-${hash}.css`;
};

/** Renders the page. */
export const replaceRenderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
}: Parameters<NonNullable<GatsbySSR["replaceRenderer"]>>[0]): Promise<void> => {
  await writeStyleSheet();
  // The router and Gatsby's announcer bring inline styles, which the policy forbids. The global styles carry them instead.
  replaceBodyHTMLString(
    renderToString(bodyComponent as ReactNode).replace(
      /<div [^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g,
      withoutStyle,
    ),
  );
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
  setPostBodyComponents([<div key="portal-root" id={PORTAL_ROOT_ID} />]);
  setHeadComponents([
    // Scripts stand before the style sheet: a browser runs none while one is on its way.
    <AddressRepair key="address-repair" isMissingPage={pathname.startsWith(paths.missing.path)} />,
    pathname.startsWith(paths.articles.path) && <EarlyArticleScript key="early-article" />,
    <FirstPaintHead key="first-paint" />,
    styleSheetAddress && <link key="styles" rel="stylesheet" href={styleSheetAddress} />,
    <FontHead key="font" />,
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
