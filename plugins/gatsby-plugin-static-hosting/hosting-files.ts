import { paths } from "../../src/lib/paths";

/** Path pattern (Netlify and Cloudflare syntax) → headers. */
export type HeaderRules = ReadonlyMap<string, Readonly<Record<string, string>>>;

export const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";
/** Drawings and pictures: harmless when old, so a visitor's second page need not ask for them again. */
const A_WEEK = "public, max-age=604800, stale-while-revalidate=604800";

/** Scripts, styles and fonts carry their content's hash: `app-1f2e3d….js`, `static/styles-1f2e3d….css`. */
const hashed = /^\/(static\/)?[^/]+-[0-9a-f]{20,32}\.[a-z0-9]+$/;

/** @param file address in public/, such as "/app-1f2e3d….js" */
export const isHashed = (file: string): boolean => hashed.test(file);

/**
 * Which file may be kept how long. Both hosts join the values when two rules name the same header, so no rule for "/*"
 * sets Cache-Control: what no rule names is revalidated, which is both hosts' default.
 *
 * They also send a rule's headers with a 404 at its path, and browsers keep that as long. So only files that are there
 * are kept for a year, each by a rule of its own. Pictures are too many for that: one that was missing for a moment is
 * asked for again after a week. Their rules count the parts of the path, since one for "/static/*" would be a second for
 * styles and fonts.
 *
 * @param files addresses of all files of the site
 */
export const cacheRules = (files: readonly string[]): HeaderRules =>
  new Map([
    ...files
      .filter(isHashed)
      .sort()
      .map((file) => [file, { "Cache-Control": IMMUTABLE }] as const),
    ["/static/:hash/:file", { "Cache-Control": A_WEEK }],
    ["/static/:hash/:size/:file", { "Cache-Control": A_WEEK }],
    ["/art/*", { "Cache-Control": A_WEEK }],
    ["/page-data/*", { "Cache-Control": REVALIDATE }],
    ["/sw.js", { "Cache-Control": REVALIDATE }],
  ]);

/**
 * Rules for the security headers. Both hosts join the values of all rules that match, and two joined policies are both
 * enforced; so where the form at /admin has headers of its own, the public ones of the same names are not set for all
 * paths but for every public document by name. The 404 page answers for any path: it carries the policy itself.
 *
 * @param files addresses of all files of the site
 * @param editor headers of the form, if it is part of the build
 */
export const securityRules = (
  security: Readonly<Record<string, string>>,
  files: readonly string[],
  editor?: Readonly<Record<string, string>>,
): HeaderRules => {
  if (!editor) return new Map([["/*", security]]);
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(security).filter(([name]) => name in editor === wanted));
  const tops = files
    .filter((file) => !file.startsWith("/admin/"))
    .flatMap((file) => {
      const [, folder] = /^\/([^/]+)\//.exec(file) ?? [];
      if (folder) return [`/${folder}`, `/${folder}/*`];
      return /\.(html|svg)$/.test(file) ? [file] : [];
    });
  return new Map([
    ["/*", pick(false)],
    ...["/", "/sw.js", ...new Set(tops)].map((path) => [path, pick(true)] as const),
    ["/admin/*", editor],
  ]);
};

/** A host would not read all of `_headers`. The message says what it would leave out. */
export class HostLimitError extends Error {}

/** What Cloudflare Pages reads. The rest it drops, and deploys the site without. */
const MOST_RULES = 100;
const MOST_CHARACTERS = 2_000;

/**
 * `_headers` for Netlify and Cloudflare Pages.
 *
 * @throws HostLimitError if one of them would not read all of it
 */
export const headersFile = (...groups: readonly HeaderRules[]): string => {
  const rules = new Map<string, Readonly<Record<string, string>>>();
  for (const [path, headers] of groups.flatMap((group) => [...group])) {
    rules.set(path, { ...rules.get(path), ...headers });
  }
  if (rules.size > MOST_RULES) {
    throw new HostLimitError(
      `_headers has ${rules.size} rules, of which Cloudflare Pages would read ${MOST_RULES}. ` +
        "Each script, style sheet and font has one (cacheRules in plugins/gatsby-plugin-static-hosting/hosting-files.ts).",
    );
  }
  return [...rules]
    .map(([path, headers]) => [path, ...Object.entries(headers).map(headerLine)].join("\n"))
    .join("\n\n")
    .concat("\n");
};

const headerLine = ([name, value]: readonly [name: string, value: string]): string => {
  const line = `${name}: ${value}`;
  if (line.length <= MOST_CHARACTERS) return `  ${line}`;
  throw new HostLimitError(
    `${name} has ${line.length} characters in _headers, and Cloudflare Pages would leave out what has more than ` +
      `${MOST_CHARACTERS}. Inline scripts and styles, and GATSBY_IMAGE_ORIGINS, make the security policy long.`,
  );
};

/**
 * `_redirects` for Netlify and Cloudflare Pages: an article's address is answered with the article shell, status 200.
 * Not by the name of its file: Cloudflare would redirect "/artikel/index.html" and lose the article's id.
 */
export const redirectsFile = (): string => `${paths.articles.path}/*  ${paths.articles.path}  200\n`;

/**
 * Where a page is written a second time: `/kurs/index.html` → `/kurs.html`. From that both hosts answer /kurs at once;
 * from the folder alone they would redirect to /kurs/ first, a round trip on a poor network.
 */
export const flatCopyOf = (page: string): string | undefined => {
  const name = /^(\/[^/]+)\/index\.html$/.exec(page)?.[1];
  return name && ![paths.missing.path, "/admin"].includes(name) ? `${name}.html` : undefined;
};

/** Security headers as nginx directives, to be included wherever a location adds headers of its own. */
export const nginxHeaders = (security: Readonly<Record<string, string>>): string =>
  Object.entries(security)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join("\n")
    .concat("\n");

/**
 * The form at /admin as nginx's location, with all its headers: a location that sets one inherits none.
 *
 * @param headers the site's, with the form's own in place of those of the same names
 */
export const nginxEditor = (headers: Readonly<Record<string, string>>): string =>
  [
    "location = /admin {",
    "  return 301 /admin/;",
    "}",
    "location ^~ /admin/ {",
    nginxHeaders({ ...headers, "Cache-Control": REVALIDATE })
      .trimEnd()
      .replace(/^/gm, "  "),
    "  try_files $uri $uri/index.html =404;",
    "}",
    "",
  ].join("\n");

/** robots.txt. It does not name /admin: a crawler that may not look there cannot see that it must not list it. */
export const robotsFile = (siteUrl: string): string =>
  ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");

/** sitemap.xml of the pages that are built. */
export const sitemapFile = (
  siteUrl: string,
  pages: readonly string[],
  articles: readonly { readonly path: string; readonly lastModified: string | undefined }[] = [],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...pages.map((path) => ({ path, lastModified: undefined })), ...articles].map(
      ({ path, lastModified }) =>
        `  <url><loc>${new URL(path, siteUrl).href}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}</url>`,
    ),
    "</urlset>",
    "",
  ].join("\n");

/** site.webmanifest: what makes the site installable. */
export const manifestFile = (
  name: string,
  shortName: string,
  colors: { readonly background: string; readonly theme: string },
): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: colors.background,
    theme_color: colors.theme,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
