import type { ThemeUICSSObject } from "theme-ui";

import { InlineScript } from "../../components/inline-script";
import { apiBase } from "../../lib/api/api-url";
import { tokenKey } from "../../lib/api/auth";
import { paths } from "../../lib/paths";
import { inLanguage, type Language } from "../../strings/languages";

/** At the address of another page, the document of the list shows no articles of the first while it hydrates. */
export const hideOnLaterPages: ThemeUICSSObject = {
  "html[data-later-page] &[data-hydrating]": { visibility: "hidden" },
};

/** For the head of the list. Rendered at build time only. */
export const LaterPageScript = () => (
  <InlineScript
    code={`if (/[?&]page=(?!1(&|$))/.test(location.search)) document.documentElement.dataset.laterPage = "";`}
  />
);

// Requests with a token wait for the API client.
const script = (base: string, articlesPath: string) => `{
  const [, id] = ${new RegExp(`^${articlesPath}/([^/]+)/?$`)}.exec(location.pathname) ?? [];
  if (id) history.replaceState(history.state, "", "${articlesPath}/" + id + location.search + location.hash);
  try {
    if (id && !localStorage.getItem("${tokenKey}")) {
      const { href: url } = new URL(${base} + "/api/posts/" + encodeURIComponent(decodeURIComponent(id).trim()), location.origin);
      const exchange = new AbortController();
      const response = fetch(url, { cache: "no-cache", signal: exchange.signal });
      response.catch(() => {});
      window.earlyRequest = { url, startedAt: Date.now(), exchange, response };
    }
  } catch {}
}`;

/**
 * For the head of the client-only page: drops a slash at the end of the address, and makes the request before the scripts load.
 * src/lib/api/get-json.ts takes over its response. Rendered at build time only.
 */
export const EarlyArticleScript = ({ language }: { readonly language: Language }) => (
  <InlineScript
    code={script(
      JSON.stringify(apiBase()).replaceAll("<", "\\u003c"),
      inLanguage(paths.articles.path, language),
    )}
  />
);
