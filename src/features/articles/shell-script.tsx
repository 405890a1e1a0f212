import { InlineScript } from "../../components/inline-script";
import { apiBase } from "../../lib/api/api-url";
import { tokenKey } from "../../lib/api/auth";
import { paths } from "../../lib/paths";
import { earlyCover } from "./early-cover";

// Slashes at the end do not make an article of the list.
const choice = `id&&(document.documentElement.dataset.shell="article")`;

// What the view will ask the API for (src/lib/api/early-request.ts hands it over), and the picture at its top: both are
// on their way while the scripts are, and an article's picture is seen before them (earlyCoverStyle). A visitor with a
// token waits for the code that knows where a token may go.
const request = `
  if (!id.includes("/") && !localStorage.getItem("${tokenKey}")) {
    const page = new URLSearchParams(location.search).get("page");
    const path = id ? "/api/posts/" + encodeURIComponent(decodeURIComponent(id))
      : "/api/posts?paginate=true&page=" + (/^\\d{1,15}$/.test(page) ? Math.max(1, +page) : 1);
    const url = new URL(BASE + path, location.origin).href;
    const exchange = new AbortController;
    const response = fetch(url, { cache: "no-cache", signal: exchange.signal });
    window.earlyRequest = { url, startedAt: performance.now(), exchange, response };
    response.then(answer => answer.clone().json()).then(answer => {
      const { image } = id ? answer : answer.data[0];
      const src = typeof image === "string" && image.trim() && new URL(image, BASE || location.origin);
      if (!/^https?:/.test(src)) return;
      Object.assign(new Image, { fetchPriority: "high", src });
      if (id) document.documentElement.style.setProperty("${earlyCover}", \`url("\${src}")\`);
    }).catch(() => {});
  }`;

/**
 * For the head of /artikel's one HTML file, which hosts answer for every address below it too: says before the first
 * paint which frame to show (see article-routes.tsx), and asks for what goes into it. Build side only: the file is the
 * same whatever the address.
 */
export const ShellScript = () => {
  const base = JSON.stringify(apiBase()).replaceAll("<", "\\u003c");
  const id = `location.pathname.replace(/\\/+$/,"").slice(${paths.articles.path.length + 1})`;
  const script = `{const BASE=${base},id=${id};${choice};try{${request}}catch{}}`;
  return <InlineScript code={script} />;
};
