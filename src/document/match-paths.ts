import { paths } from "../lib/paths";

const { pagePath } = window;

/**
 * Replaces Gatsby's list of client-only routes, which would name every built article in the bundle of each page. The article of the
 * document comes first, so that it hydrates with its own data. Every other article is the client-only route's.
 */
const matchPaths = [
  ...(pagePath?.startsWith(paths.article.href("")) ? [{ path: pagePath, matchPath: pagePath }] : []),
  { path: paths.articles.path, matchPath: paths.articles.path },
  { path: paths.articleShell.path, matchPath: `${paths.articles.path}/*` },
];

export default matchPaths;
