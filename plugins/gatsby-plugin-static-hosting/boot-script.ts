import type { Page } from "./page";

/**
 * Loads Gatsby's scripts once the first frame is painted (see src/document/first-paint.tsx), or at once in a background tab. On a
 * slow network the scripts then do not compete with the text and styles of the page. 'strict-dynamic' trusts the scripts that an
 * inline script loads.
 *
 * It retries a script that fails to load with exponential backoff. If the served page no longer names the script, the site has been
 * deployed again, and the page reloads once for that file.
 *
 * It retries a style sheet that has failed in the same way.
 *
 * It records a click on a button before hydration, which src/document/replay-click.ts repeats.
 *
 * It hides a session storage that throws, because Gatsby calls `sessionStorage.removeItem()` unguarded.
 */
const boot = (scripts: readonly string[]): string => `{
  const policy = window.trustedTypes?.createPolicy("boot", { createScriptURL: (url) => url });
  const claimReload = (url) => {
    try {
      if (sessionStorage.getItem(url)) return false;
      sessionStorage.setItem(url, "reloaded");
      return true;
    } catch {
      return false;
    }
  };
  const load = (url, retrySeconds) => {
    const script = document.createElement("script");
    script.src = policy ? policy.createScriptURL(url) : url;
    script.onerror = async () => {
      const page = await fetch(location.href, { cache: "no-cache" }).then((response) => response.text(), () => url);
      if (!page.includes(url) && page.includes("createPolicy") && claimReload(url)) location.reload();
      else setTimeout(load, Math.min(retrySeconds, 60) * 1000, url, retrySeconds * 2);
    };
    document.head.append(script);
  };
  // Chromium gives a failed sheet no rules, or rules that throw; other browsers give it no sheet.
  const hasFailed = ({ sheet }) => {
    try {
      return sheet.cssRules.length === 0;
    } catch {
      return true;
    }
  };
  const loadStyles = (link, retrySeconds) => {
    const next = link.cloneNode();
    next.onerror = () => setTimeout(loadStyles, Math.min(retrySeconds, 60) * 1000, next, retrySeconds * 2);
    link.replaceWith(next);
  };
  window.recordClick = ({ target }) => { window.clickedButton = target.closest("button"); };
  addEventListener("click", recordClick, true);
  const start = () => {
    try {
      sessionStorage.removeItem("");
    } catch {
      Object.defineProperty(window, "sessionStorage", { value: undefined });
    }
    ${JSON.stringify(scripts)}.forEach((url) => load(url, 2));
    // The first frame is painted after the style sheet has loaded or failed.
    for (const link of document.querySelectorAll("link[rel=stylesheet]")) if (hasFailed(link)) loadStyles(link, 2);
  };
  if (document.hidden) start();
  else firstPaint.then(start);
}`;

/** Replaces a page's external scripts by the boot script. A page without any stays unchanged. */
export const replaceScripts = ($: Page): void => {
  const external = $("script[src][async]");
  const scripts = external.toArray().flatMap(({ attribs }) => attribs.src ?? []);
  $('link[rel="preload"][as="script"], link[rel="prefetch"][as="script"]').remove();
  external.first().before(`<script>${boot(scripts)}</script>`);
  external.remove();
};
