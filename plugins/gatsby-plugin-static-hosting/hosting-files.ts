import { paths } from "../../src/lib/paths";
import { BuildError } from "./environment";
import type { Page } from "./page";

export type HeaderFields = Readonly<Record<string, string>>;

/** Path pattern (Netlify and Cloudflare syntax) → headers. */
type HeaderRules = ReadonlyMap<string, HeaderFields>;

export const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";
/** For drawings and pictures: an old one does no harm. */
const A_WEEK = "public, max-age=604800, stale-while-revalidate=604800";

/** Scripts, styles and fonts: `app-1f2e3d….js`, `static/styles-1f2e3d….css`. */
const hashed = /^\/(static\/)?[^/]+-[0-9a-f]{20,32}\.[a-z0-9]+$/;

/**
 * Returns the cache rules for `_headers`.
 *
 * Netlify and Cloudflare join the values of all matching rules, so no rule for "/*" sets Cache-Control; both hosts revalidate
 * by default. They also send a rule's headers with a 404 at its path, so each immutable file has a rule of its own.
 *
 * @param files addresses of all files of the site
 */
export const cacheRules = (files: readonly string[]): HeaderRules =>
  new Map([
    ...files
      .filter((file) => hashed.test(file))
      .sort()
      .map((file) => [file, { "Cache-Control": IMMUTABLE }] as const),
    ["/static/:hash/:file", { "Cache-Control": A_WEEK }],
    ["/static/:hash/:size/:file", { "Cache-Control": A_WEEK }],
    ["/art/*", { "Cache-Control": A_WEEK }],
    ["/page-data/*", { "Cache-Control": REVALIDATE }],
    ["/sw.js", { "Cache-Control": REVALIDATE }],
  ]);

/**
 * Returns the security rules for `_headers`. Browsers enforce both of two joined policies. Beside the form at /admin the public
 * policy is therefore set for each public document by name, and the 404 page carries it in the document.
 *
 * @param files addresses of all files of the site
 * @param editor headers of the form, if the build includes it
 */
export const securityRules = (
  security: HeaderFields,
  files: readonly string[],
  editor?: HeaderFields,
): HeaderRules => {
  if (!editor) return new Map([["/*", security]]);
  const pick = (isEditors: boolean) =>
    Object.fromEntries(Object.entries(security).filter(([name]) => name in editor === isEditors));
  const documents = files
    .filter((file) => !file.startsWith("/admin/"))
    .flatMap((file) => {
      const [, folder] = /^\/([^/]+)\//.exec(file) ?? [];
      if (folder) return [`/${folder}`, `/${folder}/*`];
      return /\.(html|svg)$/.test(file) ? [file] : [];
    });
  return new Map([
    ["/*", pick(false)],
    ...["/", "/sw.js", ...new Set(documents)].map((path) => [path, pick(true)] as const),
    ["/admin/*", editor],
  ]);
};

const boardDocuments = [paths.board.path, `${paths.board.path}/*`, `${paths.board.path}.html`];

/** A policy that browsers enforce beside the page's other one. */
const framePolicy = (frameAncestors: readonly string[]): string =>
  `frame-ancestors ${frameAncestors.join(" ")}`;

/**
 * Returns the rules that let these origins show the board in a frame.
 *
 * @param security rules for all paths. A rule replaces what they set for the board's own addresses, so it repeats that policy.
 */
export const frameRules = (frameAncestors: readonly string[], security: HeaderRules): HeaderRules =>
  new Map(
    (frameAncestors.length > 0 ? boardDocuments : []).map((path) => {
      const known = security.get(path)?.["Content-Security-Policy"];
      const policies = [...(known ? [known] : []), framePolicy(frameAncestors)];
      return [path, { "Content-Security-Policy": policies.join("; ") }];
    }),
  );

/** Limits of Cloudflare Pages, which ignores everything beyond them. */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2_000;

const headerLine = ([name, value]: readonly [name: string, value: string]): string => {
  const line = `${name}: ${value}`;
  if (line.length <= MAX_LINE_LENGTH) return `  ${line}`;
  throw new BuildError(
    `${name} has ${line.length} characters in _headers, and Cloudflare Pages ignores lines of more than ` +
      `${MAX_LINE_LENGTH}. Inline scripts and styles, and GATSBY_IMAGE_ORIGINS, make the security policy long.`,
  );
};

/**
 * Returns `_headers` for Netlify and Cloudflare Pages.
 *
 * @throws BuildError if Cloudflare Pages would ignore a part of it
 */
export const headersFile = (...groups: readonly HeaderRules[]): string => {
  const rules = new Map<string, HeaderFields>();
  for (const [path, headers] of groups.flatMap((group) => [...group]))
    rules.set(path, { ...rules.get(path), ...headers });
  if (rules.size > MAX_RULES) {
    throw new BuildError(
      `_headers has ${rules.size} rules, and Cloudflare Pages reads ${MAX_RULES}. ` +
        "Each script, style sheet and font has one (cacheRules in plugins/gatsby-plugin-static-hosting/hosting-files.ts).",
    );
  }
  return [...rules]
    .map(([path, headers]) => [path, ...Object.entries(headers).map(headerLine)].join("\n"))
    .join("\n\n")
    .concat("\n");
};

/** Cloudflare Pages reads at most 2,000 rules. The shell shows the articles beyond that. */
const MAX_ARTICLES = 1_900;

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages: an article with a document of its own gets it, any other the shell.
 * Cloudflare applies these rules before it looks for a file, and redirects targets that end in "index.html".
 *
 * @param files addresses of all files of the site
 */
export const redirectsFile = (files: readonly string[]): string => {
  const shell = paths.articles.path;
  const articles = files.flatMap((file) => /^(\/artikel\/[^/]+)\/index\.html$/.exec(file)?.[1] ?? []);
  const own = articles.slice(0, MAX_ARTICLES).map((path) => `${path}  ${path}/  200`);
  // A rule from a path to itself would be a loop.
  const { path, copy } = paths.articleFeed;
  const feed = files.includes(path) ? [`${path}  ${copy}  200`] : [];
  return [...feed, ...own, `${shell}/*  ${shell}  200`, ""].join("\n");
};

const pageFolder = new RegExp(`^(/[^/]+|${paths.branch.path}/[^/]+)/index\\.html$`);

/**
 * Returns where to write a page a second time: `/kurs/index.html` → `/kurs.html`. Netlify and Cloudflare serve /kurs from that
 * file, and would redirect to /kurs/ without it.
 */
export const flatCopyOf = (page: string): string | undefined => {
  const name = pageFolder.exec(page)?.[1];
  return name && ![paths.missing.path, "/admin"].includes(name) ? `${name}.html` : undefined;
};

const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** Returns headers as nginx directives, for every location with headers of its own. */
export const nginxHeaders = (headers: HeaderFields): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join("");

/**
 * Returns the form at /admin as an nginx location.
 *
 * @param headers all of them: a location with headers of its own inherits none
 */
export const nginxEditor = (headers: HeaderFields): string => `location = /admin {
  return 301 /admin/;
}
location ^~ /admin/ {
${nginxHeaders({ ...headers, "Cache-Control": REVALIDATE })}
  try_files $uri $uri/index.html =404;
}
`;

/** Returns the board as an nginx location that these origins may frame. Empty without any. */
export const nginxFrames = (headers: HeaderFields, frameAncestors: readonly string[]): string =>
  frameAncestors.length === 0
    ? ""
    : `location ~ ^${paths.board.path}/?$ {
${nginxHeaders({
  ...headers,
  "Content-Security-Policy": `${headers["Content-Security-Policy"]}; ${framePolicy(frameAncestors)}`,
  "Cache-Control": REVALIDATE,
})}
  try_files ${paths.board.path}/index.html =404;
}
`;

/** Returns headers as Apache directives, for every status. */
export const apacheHeaders = (headers: HeaderFields): string => {
  // A percent sign begins a format specifier.
  const lines = Object.entries(headers).map(
    ([name, value]) => `  Header always set ${name} ${quoted(value.replaceAll("%", "%%"))}`,
  );
  return ["<IfModule mod_headers.c>", ...lines, "</IfModule>", ""].join("\n");
};

/** Adds a second header of the name: browsers enforce both policies. */
const apacheFrames = (frameAncestors: readonly string[]): string =>
  frameAncestors.length === 0
    ? ""
    : `<IfModule mod_headers.c>
  Header always add Content-Security-Policy ${quoted(framePolicy(frameAncestors))} "expr=%{REQUEST_URI} =~ m#^${paths.board.path}(/|\\.html|$)#"
</IfModule>
`;

const COMPRESSIBLE =
  "text/html text/plain text/css text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml";

/**
 * Returns `.htaccess` for Apache and LiteSpeed. It uses the modules of common shared hosts. Without one of them the site works,
 * but without its headers or compression.
 */
export const htaccessFile = (
  security: HeaderFields,
  frameAncestors: readonly string[],
): string => `# Written by the build. An existing document comes first, then the shell for articles.
Options -Indexes -MultiViews
DirectoryIndex index.html
<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType text/javascript .js
AddType image/avif .avif
AddType image/webp .webp
AddType font/woff2 .woff2
AddCharset utf-8 .css .js .json .svg .webmanifest .xml

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule ^_(headers|redirects)$ - [R=404,L]
  RewriteRule ^admin$ /admin/ [R=301,L]
  RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f
  RewriteRule ^(.+?)/?$ /$1/index.html [L]
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteRule ^${paths.articles.path.slice(1)}/ ${paths.articles.path}/index.html [L]
  # A folder without a document, such as ${paths.branch.path}, would be a status 403.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]
</IfModule>

${apacheHeaders(security)}${apacheFrames(frameAncestors)}
<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "^/static/" IS_HASHED
  SetEnvIf Request_URI "^/[^/]+-[0-9a-f]{20}\\.js$" IS_HASHED
  SetEnvIf Request_URI "^/art/" IS_DRAWING
  <IfModule mod_headers.c>
    Header set Cache-Control "${REVALIDATE}"
    Header set Cache-Control "${IMMUTABLE}" env=IS_HASHED
    Header set Cache-Control "${A_WEEK}" env=IS_DRAWING
    # Apache adds the encoding to a compressed response's ETag, and would never find it unchanged.
    RequestHeader edit* If-None-Match "-(gzip|br)\\"" "\\""
  </IfModule>
</IfModule>

<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS ${COMPRESSIBLE}
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${COMPRESSIBLE}
</IfModule>
`;

/** Returns robots.txt. It does not name /admin: a crawler that skips it cannot see its `noindex`. */
export const robotsFile = (siteUrl: string | undefined): string =>
  ["User-agent: *", "Allow: /", ...(siteUrl ? ["", `Sitemap: ${siteUrl}/sitemap.xml`] : []), ""].join("\n");

/** A page of the sitemap. */
export type SitemapEntry = { readonly address: string; readonly modified: string | undefined };

/** Returns the canonical address of a page, and when an article was last changed; undefined for the 404 page. */
export const sitemapEntry = ($: Page): SitemapEntry | undefined => {
  const address = $('link[rel="canonical"]').attr("href");
  const modified = $('meta[property="article:modified_time"]').attr("content");
  return address === undefined ? undefined : { address, modified };
};

/** Returns sitemap.xml. */
export const sitemapFile = (entries: readonly SitemapEntry[]): string => {
  const urls = entries.map(({ address, modified }) => {
    const lastModified = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `  <url><loc>${address}</loc>${lastModified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
};
