import type { ThemeUICSSObject } from "theme-ui";

import { InlineScript } from "../../components/inline-script";
import { apiBase } from "../../lib/api/api-url";
import { tokenKey } from "../../lib/api/auth";
import { paths } from "../../lib/paths";

const COVER = "--early-cover";

/** Shows the cover that the inline script found. */
export const earlyCoverStyle: ThemeUICSSObject = {
  size: "100%",
  background: `var(${COVER}) center / cover`,
};

/** Keeps the cover out of the skeletons of further articles. */
export const removeEarlyCover = (): void => {
  document.documentElement.style.removeProperty(COVER);
};

/** At the address of another page, the document of the list shows no articles of the first until it is hydrated. */
export const hideOnLaterPages: ThemeUICSSObject = { "html[data-later-page] &": { visibility: "hidden" } };

export const showLaterPage = (): void => document.documentElement.removeAttribute("data-later-page");

/** For the head of the list. Rendered at build time only. */
export const LaterPageScript = () => (
  <InlineScript
    code={`if (/[?&]page=(?!1(&|$))/.test(location.search)) document.documentElement.dataset.laterPage = "";`}
  />
);

// Requests with a token wait for the API client, and pictures of other hosts for `imageUrl`, which corrects addresses.
const script = (base: string) => `{
  const [, id] = ${new RegExp(`^${paths.articles.path}/([^/].*?)/*$`)}.exec(location.pathname) ?? [];
  if (id) history.replaceState(history.state, "", "${paths.article.href("")}" + id + location.search + location.hash);
  const { pathname } = location;
  try {
    if (id && !id.includes("/") && !localStorage.getItem("${tokenKey}")) {
      const { href: url, origin } = new URL(${base} + "/api/posts/" + encodeURIComponent(decodeURIComponent(id).trim()), location.origin);
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
 * For the head of the client-only page: drops a slash at the end of the address, makes the request, whose response
 * src/lib/api/get-json.ts takes over, and shows the cover before the scripts load. Rendered at build time only.
 */
export const EarlyArticleScript = () => (
  <InlineScript code={script(JSON.stringify(apiBase()).replaceAll("<", "\\u003c"))} />
);
