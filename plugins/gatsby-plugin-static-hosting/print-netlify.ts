import { BuildError } from "./environment";
import { fileOf, type HeaderRule, headersAt, patternOf, type Rewrite } from "./rules";

/** Returns the paths of rules, and those of all files without a rule: `/kurs/index.html` → `/kurs` and `/kurs/*`. */
const knownPaths = (rules: readonly HeaderRule[], files: readonly string[]): ReadonlySet<string> => {
  const ruled = rules.flatMap(({ paths }) => paths);
  const patterns = ruled.map((path) => new RegExp(patternOf(path)));
  const others = files
    .filter((file) => !/^\/[_.]|\.(map|txt)$/.test(file) && !patterns.some((pattern) => pattern.test(file)))
    .map((file) => file.replace(/^(\/[^/]+)\/.*/, "$1/*"))
    .filter((path) => !path.endsWith("/*") || !ruled.some((one) => one.startsWith(path.slice(0, -1))));
  // Cloudflare's `/kurs/*` is not /kurs.
  return new Set(["/", ...[...ruled, ...others].flatMap((path) => [path.replace(/\/\*$/, ""), path])]);
};

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. They join the values of all rules that match a path, so a header with several
 * values is set for each known path, and only the others for all.
 *
 * @throws BuildError if Cloudflare Pages would ignore a part of it: more than 100 rules, or a line of more than 2,000 characters
 */
export const headersFile = (rules: readonly HeaderRule[], files: readonly string[]): string => {
  const others = rules.slice(1);
  const varying = new Set(others.flatMap(({ headers }) => Object.keys(headers)));
  const known = ["/*", ...knownPaths(others, files)];
  const blocks = known.map((path) => {
    const fields = Object.entries(headersAt(rules, path));
    const own = fields.filter(([name]) => varying.has(name) === (path !== "/*"));
    return [path, ...own.map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  });
  const text = blocks.join("\n");
  const long = text.split("\n").find((line) => line.length > 2_000);
  if (known.length > 100 || long)
    throw new BuildError(
      long
        ? `A line of _headers has ${long.length} characters, and Cloudflare Pages reads 2,000: ${long.trim().slice(0, 60)}… Inline scripts and styles, and GATSBY_IMAGE_ORIGINS, make the security policy long.`
        : `_headers has ${known.length} rules, and Cloudflare Pages reads 100. Each script, style sheet, font and folder has one.`,
    );
  return text;
};

/** Cloudflare Pages reads 2,000 redirects. The page of a rewrite shows the documents beyond that. */
const MAX_DOCUMENTS = 1_900;

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Cloudflare applies them before it looks for a file, so each document below a
 * rewrite has a line of its own, and redirects targets that end in "index.html".
 */
export const redirectsFile = (rewrites: readonly Rewrite[], files: readonly string[]): string => {
  const below = ({ from }: Rewrite) =>
    files
      .filter((file) => from.endsWith("/*") && file.startsWith(from.slice(0, -1)))
      // For these hosts, `/artikel/*` is not /artikel.
      .filter((file) => file !== fileOf(from.slice(0, -2)))
      .flatMap((file) => /^(.+)\/index\.html$/.exec(file)?.[1] ?? [])
      .slice(0, MAX_DOCUMENTS)
      .map((path) => `${path}  ${path}/  200\n`);
  return rewrites.flatMap((row) => [...below(row), `${row.from}  ${row.to}  200\n`]).join("");
};
