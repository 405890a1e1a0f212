import { LOAD_FAILURE_ID } from "../../src/lib/app-update/load-failure";
import { paths, UNROUTABLE } from "../../src/lib/paths";
import type { Page } from "./page";

/** Within 20 s of the visit, with time for the document itself. */
const NOTE_AFTER_MS = 15_000;

/**
 * Loads Gatsby's scripts once the first frame is painted (see src/document/first-paint.tsx), or at once in a background tab. On a
 * slow network the scripts then do not compete with the text and styles of the page. 'strict-dynamic' trusts the scripts that an
 * inline script loads.
 *
 * It retries a script or a style sheet that fails to load, with exponential backoff. If the served page no longer names the script,
 * the site has been deployed again, and the page reloads: at once, or after 10 s if it is itself a reload, so that it never
 * reloads in a fast loop (`mayReload` in src/lib/app-update/app-version.ts follows the same rule).
 *
 * It shows the note of src/document/load-failure-note.tsx unless hydration has ended in time.
 *
 * It records a click on a button before hydration, which src/document/replay-click.ts repeats.
 *
 * It leads an address that the router cannot decode to the 404 page, and drops such a fragment ("#50%"), also one that is typed
 * later. The router's own modules would fail with them.
 *
 * It gives the first history entry a key, under which the router saves the scroll position. Without keys, all first entries share one
 * position.
 *
 * It hides a session storage that throws, because Gatsby calls `sessionStorage.removeItem()` unguarded.
 */
const boot = (scripts: readonly string[]): string => `{
  const policy = window.trustedTypes?.createPolicy("boot", { createScriptURL: (url) => url });
  const mayReload = () => performance.getEntriesByType("navigation")[0]?.type !== "reload" || performance.now() > 10000;
  window.loadFailureTimer = setTimeout(() => {
    document.getElementById("${LOAD_FAILURE_ID}").hidden = false;
  }, ${NOTE_AFTER_MS});
  const load = (url, retrySeconds) => {
    const script = document.createElement("script");
    script.src = policy ? policy.createScriptURL(url) : url;
    script.onerror = async () => {
      const page = await fetch(location.href, { cache: "no-cache" }).then((response) => response.text(), () => url);
      if (!page.includes(url) && page.includes("createPolicy") && mayReload()) location.reload();
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
  const isRoutable = (text) => {
    try {
      decodeURIComponent(text);
      return !${UNROUTABLE}.test(text);
    } catch {
      return false;
    }
  };
  const dropHash = () => {
    if (!isRoutable(location.hash)) history.replaceState(history.state, "", location.href.split("#")[0]);
  };
  const start = () => {
    if (!isRoutable(location.pathname)) return location.replace(${JSON.stringify(paths.missing.path)});
    dropHash();
    addEventListener("popstate", dropHash);
    if (!history.state) history.replaceState({ key: String(Date.now()) }, "");
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

/**
 * Replaces a page's external scripts by the boot script. A page without any stays unchanged. The 404 page loses them: hosts serve it for
 * addresses that the router cannot decode, and one that it decodes to "//other.example" would make it request another origin.
 */
export const replaceScripts = ($: Page, isMissingPage: boolean): void => {
  const external = $("script[src][async]");
  const scripts = external.toArray().flatMap(({ attribs }) => attribs.src ?? []);
  $('link[rel="preload"][as="script"], link[rel="prefetch"][as="script"]').remove();
  if (!isMissingPage) external.first().before(`<script>${boot(scripts)}</script>`);
  external.remove();
};
