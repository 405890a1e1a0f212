import { paths } from "../lib/paths";

/**
 * Replaces Gatsby's list of client-only routes, which would name every built article in the bundle of each page. The page of the document
 * comes first, so that a built article hydrates with its own data. Every other article is the client-only route's.
 */
const matchPaths = [
  ...(window.pagePath ? [{ path: window.pagePath, matchPath: window.pagePath }] : []),
  { path: paths.articles.path, matchPath: `${paths.articles.path}/*` },
];

export default matchPaths;
