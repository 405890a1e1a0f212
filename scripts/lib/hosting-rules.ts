/**
 * Reads `_headers` and `_redirects`, the files with which static hosts such as Netlify and Cloudflare Pages are told
 * how to serve a site. The hosts know more than is read here: what the build writes, and anything else is refused, so
 * that nothing is served here in another way than there.
 *
 * - https://docs.netlify.com/routing/headers/ and https://docs.netlify.com/routing/redirects/
 * - https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/
 */

export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Paths that are answered with what is at another one, under their own address. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}

/** @throws Error with the line when one cannot be read */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    if (/^(\/(:[a-z]+|[^\s:*/]*))*(\/\*)?$/.test(line)) {
      rules.push({ path: line, headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || value === undefined || !rule) throw unreadable("_headers", index, line);
    rule.headers.push([name, value]);
  }
  return rules;
}

/** @throws Error with the line when one cannot be read */
export function parseRedirects(text: string): Rewrite[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const [, from, to] = /^(\/[^\s:*]*|(?:\/[^\s:*]+)?\/\*)\s+(\/[^\s:*]*)\s+200$/.exec(line) ?? [];
    if (!from || !to) throw unreadable("_redirects", index, line);
    return [{ from, to }];
  });
}

const unreadable = (file: string, index: number, line: string) =>
  new Error(`${file}:${index + 1}: cannot read "${line.trim()}"`);

/** What the rules of `_headers` add to a path. Values of several rules are joined by a comma, as Cloudflare does. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const result = new Headers();
  for (const rule of rules) {
    if (!matchesPath(rule.path, path)) continue;
    for (const [name, value] of rule.headers) result.append(name, value);
  }
  return result;
}

/** Where the first rule of `_redirects` for a path finds its answer. */
export function rewriteFor(rewrites: readonly Rewrite[], path: string): string | undefined {
  return rewrites.find(({ from }) => matchesPath(from, path))?.to;
}

/**
 * Whether a path is the pattern's, or below it where that ends with `/*`: `/artikel/*` also fits `/artikel`. A part that begins
 * with a colon stands for any one part: `/static/:hash/:file`.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const isBelow = pattern.endsWith("/*");
  const wanted = (isBelow ? pattern.slice(0, -2) : pattern).split("/");
  const given = path.split("/");
  return (
    (isBelow ? given.length >= wanted.length : given.length === wanted.length) &&
    wanted.every((part, index) => (part.startsWith(":") ? given[index] !== "" : given[index] === part))
  );
}
