import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

import { stylesFor, type Styles } from "./plugins/gatsby-plugin-static-sx/registry";
import { IconSprite } from "./src/components/icon-sprite";
import { OVERLAYS_ID } from "./src/components/overlays";
import { AddressRepair } from "./src/document/address-repair";
import { EarlyClickScript } from "./src/document/early-click";
import { FirstPaintHead } from "./src/document/first-paint";
import { FontHead } from "./src/document/font-head";
import { LaterLayoutScript } from "./src/document/later-layout";
import { Root } from "./src/components/root";
import { ShellScript } from "./src/features/articles/shell-script";
import { paths } from "./src/lib/paths";
import { theme } from "./src/theme/theme";

// Not wrapRootElement: Gatsby puts that around <Head> too, and the element defaults would be written twice.
export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Root place={props.location.pathname}>{element}</Root>
);

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
const modules = require.context("./src", true, /^\.\/(components|document|features|pages)\/.*\.tsx$/);
modules.keys().forEach(modules);

/** Writes a style sheet, and returns its address. */
const writeStyleSheet = async (sheet: string): Promise<string> => {
  const hash = createHash("sha256").update(sheet).digest("hex").slice(0, 20);
  await mkdir(join("public", "static"), { recursive: true });
  await writeFile(join("public", "static", `styles-${hash}.css`), sheet);
  return `/static/styles-${hash}.css`;
};

/** What is built into the page, and the address of the rest. */
const styleElement = async ({ built, rest }: Styles): Promise<ReactElement> => {
  const address = await writeStyleSheet(rest);
  return <style key={address} data-rest={address} dangerouslySetInnerHTML={{ __html: built }} />;
};

/**
 * Renders the page. Its head carries the styles of what is built into it and no more: that is two fifths of all at most, and
 * the words of a page on a poor network do not wait for the rest. The boot script loads that beside the scripts, and they
 * wait for it (see whole-styles.ts), so that what React renders, and every page after this one, has its styles.
 *
 * The rest has no rule of the page's own: a browser looks anew at all that a rule which comes is for, and that would be all of
 * the first screen. Features' rules stay behind those of shared components, which give way to them.
 */
export const replaceRenderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: Parameters<NonNullable<GatsbySSR["replaceRenderer"]>>[0]): Promise<void> => {
  const html = await renderWhole(bodyComponent as ReactNode);
  setHeadComponents(await Promise.all(stylesFor(html).map(styleElement)));
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
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  setPreBodyComponents([<IconSprite key="icons" />]);
  setPostBodyComponents([<div key="overlays" id={OVERLAYS_ID} />]);
  setHeadComponents([
    <AddressRepair key="address-repair" isMissingPage={pathname.startsWith(paths.missing.path)} />,
  ]);
  if (pathname === paths.articles.path) setHeadComponents([<ShellScript key="shell" />]);
  setHeadComponents([
    <FirstPaintHead key="first-paint" />,
    <FontHead key="font" />,
    <EarlyClickScript key="early-click" />,
    <meta key="color-scheme" name="color-scheme" content="only light" />,
    <meta key="theme-color" name="theme-color" content={theme.colors.primary} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
  if (pathname === paths.home.path) setHeadComponents([<LaterLayoutScript key="later-layout" />]);
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
