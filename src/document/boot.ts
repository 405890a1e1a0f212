/**
 * The boot script: inline in the head of every page but the 404 page, before the style sheet. The build bundles it
 * (plugins/gatsby-plugin-static-hosting/boot-script.ts), so imports cost bytes of every page.
 */
import { backoff } from "../lib/api/backoff";
import { reloadIfStale } from "../lib/app-update/app-version";
import { showLoadFailure } from "../lib/app-update/load-failure";
import { isRoutable, MISSING_PATH } from "../lib/paths";
import { inLanguage, type Language, languageOfPath, withoutLanguage } from "../strings/languages";
import { createPolicy } from "../lib/trusted-types";

/** Addresses of the page's scripts. The build defines it. */
declare const PAGE_SCRIPTS: readonly string[];

/** Set on <html> until the first frame is painted; decorative drawings wait for it (`maskIcon` in the theme). */
const UNPAINTED = "data-unpainted";

/** Background tabs report no paint. */
const PAINT_TIMEOUT_MS = 2_000;

/** Within 20 s of the visit, with time for the document itself. */
const NOTE_AFTER_MS = 15_000;

const policy = createPolicy("boot", { createScriptURL: (url: string) => url });

/** Loads a script, and again after a failure, unless the page reloads because a deployment has removed the script. */
const loadScript = (url: string, failures: number): void => {
  const script = document.createElement("script");
  script.src = policy.createScriptURL(url);
  // 'strict-dynamic' trusts the scripts that a trusted script loads.
  script.onerror = async () => {
    if (!(await reloadIfStale())) setTimeout(loadScript, backoff(failures + 1), url, failures + 1);
  };
  document.head.append(script);
};

/** Chromium gives a failed sheet no rules, or rules that throw; other browsers give it no sheet. */
const hasFailed = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return true;
  }
};

const loadStyles = (link: HTMLLinkElement, failures: number): void => {
  const next = link.cloneNode() as HTMLLinkElement;
  next.onerror = () => setTimeout(loadStyles, backoff(failures + 1), next, failures + 1);
  link.replaceWith(next);
};

/** Drops a fragment that the router cannot decode ("#50%"). */
const dropUnroutableHash = (): void => {
  if (!isRoutable(location.hash)) history.replaceState(history.state, "", location.href.split("#")[0]);
};

const loadPage = (): void => {
  // The router would fail with such an address.
  if (!isRoutable(location.pathname))
    return location.replace(inLanguage(MISSING_PATH, languageOfPath(location.pathname)));
  dropUnroutableHash();
  addEventListener("popstate", dropUnroutableHash);
  // The router saves the scroll position under the key. Without keys, all first entries share one position.
  if (!history.state) history.replaceState({ key: String(Date.now()) }, "");
  try {
    sessionStorage.removeItem("");
  } catch {
    // Gatsby calls `sessionStorage.removeItem()` unguarded.
    Object.defineProperty(window, "sessionStorage", { value: undefined });
  }
  for (const url of PAGE_SCRIPTS) loadScript(url, 0);
  // The first frame is painted after the style sheet has loaded or failed.
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (hasFailed(link)) loadStyles(link, 0);
};

// Hydration clears it.
window.loadFailureTimer = window.setTimeout(showLoadFailure, NOTE_AFTER_MS);

// src/document/replay-click.ts repeats the last click on a button before hydration.
window.recordClick = ({ target }) => {
  window.clickedButton = target instanceof Element ? target.closest("button") : null;
};
addEventListener("click", window.recordClick, true);

/** Leads a pressed link to another language to the same place. The built address has no query, and the board writes its own. */
const completeLanguageLink = ({ target }: Event): void => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
  if (!link) return;
  const { pathname, search, hash } = location;
  link.href = inLanguage(withoutLanguage(pathname), link.hreflang as Language) + search + hash;
};
// A middle click and a long press have no click, and a keyboard has no pointer.
for (const type of ["pointerdown", "click"]) addEventListener(type, completeLanguageLink, true);

const { documentElement: root } = document;
// With a service worker, drawings come from its cache and need not wait.
if (!navigator.serviceWorker?.controller) root.setAttribute(UNPAINTED, "");
// Scripts that load before the first frame compete with the text and styles of the page.
const firstPaint = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  setTimeout(resolve, document.hidden ? 0 : PAINT_TIMEOUT_MS);
});
const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
void firstPaint.then(() => root.removeAttribute(UNPAINTED));
void Promise.all([firstPaint, parsed]).then(loadPage);

// The first `Intl` object of a page takes about 130 ms on a slow phone, so it is made while the style sheet loads.
new Intl.NumberFormat("en");
