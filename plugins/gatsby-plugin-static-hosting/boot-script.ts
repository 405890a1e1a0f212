/**
 * Loads Gatsby's scripts once the first frame is painted (see src/document/first-paint.tsx), or at once in a background tab, which
 * paints none. The page is complete HTML, so on a slow network the scripts do not compete with its text and styles. An inline
 * script also suits the policy: 'strict-dynamic' trusts what it loads.
 *
 * A script that fails to load is retried with exponential backoff. If the served page no longer names it, the site has been
 * deployed again, and the page reloads once for that file.
 *
 * A button that is pressed before the scripts have come is noted, and pressed again after hydration
 * (src/document/replay-click.ts).
 *
 * Gatsby calls `sessionStorage.removeItem()` unguarded: where the browser refuses storage, it must find none.
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
  window.recordClick = ({ target }) => { window.clickedButton = target.closest("button"); };
  addEventListener("click", recordClick, true);
  const start = () => {
    try {
      sessionStorage.removeItem("");
    } catch {
      Object.defineProperty(window, "sessionStorage", { value: undefined });
    }
    ${JSON.stringify(scripts)}.forEach((url) => load(url, 2));
  };
  if (document.hidden) start();
  else firstPaint.then(start);
}`;

const styleSheet = /<link rel="stylesheet" href="([^"]+)"/g;
const externalScript = /<script src="(\/[^"]+\.js)" async=?(?:"")?><\/script>/g;

/** Addresses of the style sheets that a built page links. */
export const styleSheetsOf = (html: string): string[] =>
  [...html.matchAll(styleSheet)].map(([, address = ""]) => address);

/** Replaces the page's external scripts by the boot script. A page that has none is returned as it is. */
export const withBootScript = (html: string): string => {
  const scripts = [...html.matchAll(externalScript)].map((match) => match[1] ?? "");
  if (scripts.length === 0) return html;
  let written = false;
  return html
    .replace(externalScript, () => {
      if (written) return "";
      written = true;
      return `<script>${boot(scripts)}</script>`;
    })
    .replace(/<link as="script" rel="(?:preload|prefetch)"[^>]*>/g, "");
};
