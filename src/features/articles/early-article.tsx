import type { ThemeUICSSObject } from "theme-ui";

import { InlineScript } from "../../components/inline-script";
import { apiBase } from "../../lib/api/api-url";
import { tokenKey } from "../../lib/api/auth";
import { paths } from "../../lib/paths";

const COVER = "--early-cover";

/** Shows the cover that the inline script has found, in the place that the skeleton keeps for it. */
export const earlyCoverStyle: ThemeUICSSObject = {
  width: "100%",
  height: "100%",
  background: `var(${COVER}) center / cover`,
};

/** For the articles after the first. */
export const removeEarlyCover = (): void => {
  document.documentElement.style.removeProperty(COVER);
};

// A visitor with a token waits for the code that knows where a token may go, and a picture from another host for the code that
// corrects its address (`imageUrl`).
const script = (base: string) => `{
  const { pathname } = location;
  const id = pathname.replace(/\\/+$/, "").slice(${paths.articles.path.length + 1});
  if (id) document.documentElement.dataset.shell = "article";
  try {
    if (id && !id.includes("/") && !localStorage.getItem("${tokenKey}")) {
      const { href: url, origin } = new URL(${base} + "/api/posts/" + encodeURIComponent(decodeURIComponent(id)), location.origin);
      const exchange = new AbortController();
      const response = fetch(url, { cache: "no-cache", signal: exchange.signal });
      window.earlyRequest = { url, startedAt: Date.now(), exchange, response };
      response.then((answer) => answer.clone().json()).then((answer) => {
        const { image } = answer.data ?? answer;
        if (!image) return;
        const cover = new URL(image, origin);
        if (cover.origin !== origin || location.pathname !== pathname) return;
        Object.assign(new Image(), { fetchPriority: "high", src: cover.href });
        document.documentElement.style.setProperty("${COVER}", \`url("\${cover.href}")\`);
      }).catch(() => {});
    }
  } catch {}
}`;

/**
 * For the head of /artikel: chooses the skeleton of the list or of an article before the first paint. For an article it also
 * makes the request whose response the view takes over (src/lib/api/get-json.ts), and shows the cover before the scripts
 * have come. Build side only.
 */
export const EarlyArticleScript = () => (
  <InlineScript code={script(JSON.stringify(apiBase()).replaceAll("<", "\\u003c"))} />
);
