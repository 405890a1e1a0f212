import { fileOf, headerNames, type HeaderRule, patternOf, quoted, type Rewrite } from "./rules";

const variable = (header: string): string => `$header_${header.toLowerCase().replaceAll("-", "_")}`;

const mapKey = (path: string): string =>
  path === "/*" ? "default" : quoted(/[*:]/.test(path) ? `~${patternOf(path)}` : path);

/** Returns nginx's variables with the value of each header at each path. An empty one is not sent. */
export const nginxMaps = (rules: readonly HeaderRule[]): string =>
  headerNames(rules)
    .map((name) => {
      // nginx compares exact paths first, and then patterns in their order.
      const lines = [...rules]
        .reverse()
        .flatMap(({ paths, headers: { [name]: value } }) =>
          value ? paths.map((path) => `  ${mapKey(path)} ${quoted(value)};\n`) : [],
        );
      return `map $uri ${variable(name)} {\n${lines.join("")}}\n`;
    })
    .join("");

/** Returns nginx's headers, all but Cache-Control, which is not for the responses of an API behind a proxy. */
export const nginxHeaders = (rules: readonly HeaderRule[]): string =>
  headerNames(rules)
    .filter((name) => name !== "Cache-Control")
    .map((name) => `add_header ${name} ${variable(name)} always;\n`)
    .join("");

/** Returns the rewrites as nginx locations. An existing document comes first. */
export const nginxLocations = (rewrites: readonly Rewrite[]): string =>
  rewrites
    .map(({ from, to, status }) => {
      const folder = from.slice(0, -1);
      if (status)
        return `location ${folder} { error_page ${status} ${quoted(to)}; try_files $uri $uri/index.html =${status}; }\n`;
      return from.endsWith("/*")
        ? `location ${folder} { try_files $uri $uri/index.html ${quoted(fileOf(to))}; }\n`
        : `location = ${from} { try_files $uri ${quoted(fileOf(to))} =404; }\n`;
    })
    .join("");
