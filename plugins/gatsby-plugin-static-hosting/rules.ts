import { paths } from "../../src/lib/paths";
import { inLanguage, languageCodes, translations } from "../../src/strings/languages";
import { icons } from "./manifest";

type HeaderFields = Readonly<Record<string, string>>;

/** Headers of the responses at some paths. `/kurs/*` is /kurs and all below it, `:name` any one part of a path. */
export interface HeaderRule {
  readonly paths: readonly string[];
  readonly headers: HeaderFields;
}

/** Where there is no file at a path, sends that of another page under the path's own address. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
  /** Default: 200. */
  readonly status?: 404;
}

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";
/** For drawings and pictures: an old one does no harm. */
const A_WEEK = "public, max-age=604800, stale-while-revalidate=604800";

/** Scripts, styles and fonts: `app-1f2e3d….js`, `static/styles-1f2e3d….css`. */
const hashed = /^\/(static\/)?[^/]+-[0-9a-f]{20,32}\.[a-z0-9]+$/;

interface Policies {
  /** Headers of every response. */
  readonly security: HeaderFields;
  /** Headers of the board where other sites may show it in a frame. */
  readonly board: HeaderFields | undefined;
  /** Headers of the form at /admin, if the build includes it. */
  readonly editor: HeaderFields | undefined;
}

const boardPaths = languageCodes.map((code) => inLanguage(paths.board.path, code));

/**
 * Returns the headers of the site by path. A later rule replaces the values of an earlier one, and the first is for all paths.
 *
 * @param files addresses of all files of the site
 */
export const headerRules = (
  files: readonly string[],
  { security, board, editor }: Policies,
): readonly HeaderRule[] => [
  { paths: ["/*"], headers: { ...security, "Cache-Control": REVALIDATE } },
  {
    paths: ["/static/:hash/:file", "/static/:hash/:size/:file", "/art/*"],
    headers: { "Cache-Control": A_WEEK },
  },
  // Not a pattern: hosts also send a pattern's headers with a status 404, which nobody shall keep.
  { paths: files.filter((file) => hashed.test(file)).sort(), headers: { "Cache-Control": IMMUTABLE } },
  // Hotels' pages and web mail show them.
  {
    paths: ["/social.jpg", "/favicon.svg", ...icons.map(({ src }) => `/${src}`)],
    headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
  },
  ...(board ? [{ paths: boardPaths.flatMap((path) => [`${path}/*`, `${path}.html`]), headers: board }] : []),
  ...(editor ? [{ paths: ["/admin/*"], headers: editor }] : []),
];

/** The rewrites of the site. The first that matches counts, and a missing target is a status 404. */
export const rewrites: readonly Rewrite[] = [
  // Before the rewrite of articles: without a feed its address is a 404. Cloudflare would never end a rewrite of a path to itself.
  { from: paths.articleFeed.path, to: paths.articleFeed.file },
  ...languageCodes.flatMap((code) => {
    const list = inLanguage(paths.articles.path, code);
    return [
      { from: `${list}/`, to: list },
      { from: `${list}/*`, to: inLanguage(paths.articleShell.path, code) },
    ];
  }),
  // Hosts know that of the default language by its name.
  ...translations.map((code) => ({
    from: `${inLanguage("/", code)}/*`,
    to: inLanguage(`${paths.missing.path}.html`, code),
    status: 404 as const,
  })),
];

/** Returns the file of a rewrite's target: `/artikel` → `/artikel/index.html`. */
export const fileOf = (to: string): string => (/\.\w+$/.test(to) ? to : `${to}/index.html`);

/** Returns a path of a rule as a regular expression that JavaScript, nginx and Apache read alike. */
export const patternOf = (path: string): string =>
  `^${path
    .replace(/[.[\]]/g, "\\$&")
    .replace(/:\w+/g, "[^/]+")
    .replace(/\/\*$/, "(/.*)?")}$`;

/** Returns the headers of the response at a path. */
export const headersAt = (rules: readonly HeaderRule[], path: string): HeaderFields =>
  Object.assign(
    {},
    ...rules
      .filter((rule) => rule.paths.some((one) => new RegExp(patternOf(one)).test(path)))
      .map(({ headers }) => headers),
  ) as HeaderFields;

/** Returns the names of the headers that rules set. */
export const headerNames = (rules: readonly HeaderRule[]): readonly string[] => [
  ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
];

/**
 * Returns the paths of the rules, and those of all files without a rule: `/kurs/index.html` → `/kurs` and `/kurs/*`. No path is that of
 * a folder in which a rule is.
 */
export const knownPaths = (rules: readonly HeaderRule[], files: readonly string[]): ReadonlySet<string> => {
  const ruled = rules.slice(1).flatMap(({ paths }) => paths);
  const patterns = ruled.map((path) => new RegExp(patternOf(path)));
  const pathOf = (file: string): string => {
    const folders = [...file.matchAll(/(?<=.)\//g)].map(({ index }) => file.slice(0, index + 1));
    const free = folders.find((folder) => !ruled.some((one) => one.startsWith(folder)));
    return free ? `${free}*` : file;
  };
  const others = files
    .filter((file) => !/\/[_.]|\.(map|txt)$/.test(file) && !patterns.some((pattern) => pattern.test(file)))
    .map(pathOf);
  // Cloudflare's `/kurs/*` is not /kurs.
  return new Set([
    "/",
    ...[...ruled, ...others].flatMap((path) => [path.replace(/(.)\/(\*|index\.html)$/, "$1"), path]),
  ]);
};

/** Returns a value in quotes, as nginx and Apache read it. */
export const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
