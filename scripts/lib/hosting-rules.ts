/**
 * Reads `_headers` and `_redirects`, the configuration files of Netlify and Cloudflare Pages. It understands only what the build
 * writes, and refuses the rest, so that a local server never differs from the hosts.
 *
 * - https://docs.netlify.com/routing/headers/ and https://docs.netlify.com/routing/redirects/
 * - https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/
 */

export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Serves the file of another path under the path's own address. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}

/** @throws Error with the first line that it does not understand */
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

/** @throws Error with the first line that it does not understand */
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

/** Returns the headers of all rules for a path. A comma joins the values of several rules, as on Cloudflare. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const result = new Headers();
  for (const rule of rules) {
    if (!matchesPath(rule.path, path)) continue;
    for (const [name, value] of rule.headers) result.append(name, value);
  }
  return result;
}

/** Returns the target of the first rule for a path. */
export function rewriteFor(rewrites: readonly Rewrite[], path: string): string | undefined {
  return rewrites.find(({ from }) => matchesPath(from, path))?.to;
}

/**
 * Returns whether a pattern matches a path. `/artikel/*` also matches `/artikel`; a part with a colon matches any one part, as in
 * `/static/:hash/:file`.
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
