import { languageCodes } from "../../src/strings/languages";
import { BuildError } from "./environment";
import { headerNames, type HeaderRule, headersAt, knownPaths, type Rewrite } from "./rules";

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. They join the values of all rules that match a path, so a header with several
 * values is set for each known path, and only the others for all.
 *
 * @throws BuildError if Cloudflare Pages would ignore a part of it
 */
export const headersFile = (rules: readonly HeaderRule[], files: readonly string[]): string => {
  const varying = headerNames(rules.slice(1));
  const known = ["/*", ...knownPaths(rules, files)];
  const blocks = known.map((path) => {
    const fields = Object.entries(headersAt(rules, path));
    const own = fields.filter(([name]) => varying.includes(name) === (path !== "/*"));
    return [path, ...own.map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  });
  const text = blocks.join("\n");
  const longest = Math.max(...text.split("\n").map((line) => line.length));
  if (known.length > 100 || longest > 2_000)
    throw new BuildError(
      `_headers has ${known.length} rules and a line of ${longest} characters, and Cloudflare Pages reads 100 rules and 2,000 characters. ` +
        "Each script, style sheet, font and folder is a rule. Inline scripts and styles, and GATSBY_IMAGE_ORIGINS, make the security policy long.",
    );
  return text;
};

/** Cloudflare reads 2,000 lines without a pattern. */
const MOST_DOCUMENTS = 1_900 / languageCodes.length;

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Cloudflare applies them before it looks for a file, so each document below a
 * rewrite has a line of its own. It skips lines with a status 404, and sends the nearest 404.html by itself. Lines with a pattern come
 * last, because it reads only 100 lines from the first one on.
 */
export const redirectsFile = (rewrites: readonly Rewrite[], files: readonly string[]): string =>
  rewrites
    .flatMap(({ from, to, status = 200 }) => {
      const document = new RegExp(`^(${from.replace("*", ".+")})/index\\.html$`);
      const paths = status === 200 ? files.flatMap((file) => document.exec(file)?.[1] ?? []) : [];
      const own = paths.slice(0, MOST_DOCUMENTS).map((path) => `${path}  ${path}/  200\n`);
      return [...own, `${from}  ${to}  ${status}\n`];
    })
    .sort((one, other) => Number(one.includes("*")) - Number(other.includes("*")))
    .join("");
