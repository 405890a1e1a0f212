/**
 * Reads `_headers` and `_redirects`, the files with which static hosts such as Netlify and Cloudflare Pages are told
 * how to serve a site.
 *
 * - https://docs.netlify.com/routing/headers/ and https://docs.netlify.com/routing/redirects/
 * - https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/
 */

export interface HeaderRule {
  readonly path: string;
  /** Name and value; a name with `! ` before it takes the header away (Cloudflare). */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  /** `200!`: also where a file exists. */
  readonly force: boolean;
}

/** @throws Error with the line when one cannot be read */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: content, headers: [] });
      continue;
    }
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+|! [\w-]+)(?::\s*(.*))?$/.exec(content) ?? [];
    const rule = rules.at(-1);
    if (!name || !rule || (value === undefined && !name.startsWith("! ")))
      throw unreadable("_headers", index, line);
    rule.headers.push([name, value ?? ""]);
  }
  return rules;
}

/** @throws Error with the line when one cannot be read */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const content = line.replace(/(^|\s)#.*/, "").trim();
    if (content === "") return [];
    const [from, to, code = "301", ...more] = content.split(/\s+/);
    const [, status, force] = /^(200|30[12378]|404)(!?)$/.exec(code) ?? [];
    if (!from?.startsWith("/") || !to || !status || more.length > 0)
      throw unreadable("_redirects", index, line);
    return { from, to, status: Number(status), force: force === "!" };
  });
}

const unreadable = (file: string, index: number, line: string) =>
  new Error(`${file}:${index + 1}: cannot read "${line.trim()}"`);

/** What the rules of `_headers` add to a path. Values of several rules are joined by a comma, as Cloudflare does. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const result = new Headers();
  for (const rule of rules) {
    if (!matchPath(rule.path, path)) continue;
    for (const [name, value] of rule.headers) {
      if (name.startsWith("! ")) result.delete(name.slice(2));
      else result.append(name, value);
    }
  }
  return result;
}

/** The first rule of `_redirects` for a path, with placeholders filled in. A trailing slash makes no difference. */
export function redirectFor(rules: readonly RedirectRule[], path: string): RedirectRule | null {
  for (const rule of rules) {
    const values = matchPath(withoutSlash(rule.from), withoutSlash(path));
    if (values)
      return { ...rule, to: rule.to.replace(/:(\w+)/g, (all, name: string) => values[name] ?? all) };
  }
  return null;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, "") : path);

/**
 * Matches a path against a pattern with `:placeholder` segments and `*` (the "splat", which may be empty: `/artikel/*`
 * also fits `/artikel`).
 *
 * @returns what the placeholders stand for, or null
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:([A-Za-z]\w*)/g, "(?<$1>[^/]+)")
    .replace(/\/\*$/, "(?:/(?<splat>.*))?")
    .replace(/\*(?!\))/g, ".*");
  const match = new RegExp(`^${source}$`).exec(path);
  if (!match) return null;
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, value ?? ""]));
}
