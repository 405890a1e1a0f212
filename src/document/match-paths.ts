import { inLanguage, languageOfPath } from "../strings/languages";
import { paths } from "../lib/paths";

const { pagePath = "" } = window;
const local = (path: string): string => inLanguage(path, languageOfPath(window.location.pathname));

/**
 * Replaces Gatsby's list of client-only routes, which would name every built article in the bundle of each page. The article of the
 * document comes first, so that it hydrates with its own data. Every other article is the client-only route's.
 */
const matchPaths = [
  ...(pagePath.startsWith(local(paths.article.href(""))) ? [{ path: pagePath, matchPath: pagePath }] : []),
  { path: local(paths.articles.path), matchPath: local(paths.articles.path) },
  { path: local(paths.articleShell.path), matchPath: local(`${paths.articles.path}/*`) },
];

export default matchPaths;
