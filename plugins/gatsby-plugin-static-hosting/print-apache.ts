import { fileOf, type HeaderRule, patternOf, quoted, type Rewrite } from "./rules";

const block = (module: string, lines: readonly string[]): string =>
  `\n<IfModule ${module}>\n${lines.map((line) => `  ${line}\n`).join("")}</IfModule>\n`;

const conditionLines = ({ paths }: HeaderRule, index: number): string[] =>
  paths.map((path) => `SetEnvIf Request_URI ${quoted(patternOf(path))} RULE_${index}`);

/** The first rule is for all paths. A percent sign begins a format specifier. */
const headerLines = ({ headers }: HeaderRule, index: number): string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    const field = `${name} ${quoted(value.replaceAll("%", "%%"))}`;
    if (index > 0) return [`Header always set ${field} env=RULE_${index}`];
    // The host's own value would be a second one.
    return [`Header onsuccess unset ${name}`, `Header always set ${field}`];
  });

/** Returns the `.htaccess` of each folder with a 404 page of its own. The rewrites of the document root apply in it too. */
export const folderHtaccess = (
  rewrites: readonly Rewrite[],
): readonly { readonly folder: string; readonly text: string }[] =>
  rewrites.flatMap(({ from, to, status }) =>
    status ? [{ folder: from.slice(0, -1), text: `ErrorDocument ${status} ${to}\n` }] : [],
  );

/** The path of a .htaccess begins after the slash. */
const rewriteLines = ({ from, to }: Rewrite): string[] => [
  "RewriteCond %{REQUEST_FILENAME} !-f",
  `RewriteRule ${patternOf(from).replace("^/", "^")} ${quoted(fileOf(to))} [L]`,
];

/** Returns headers and rewrites for Apache, to be added to deploy/apache.htaccess. */
export const htaccessRules = (rules: readonly HeaderRule[], rewrites: readonly Rewrite[]): string =>
  block("mod_rewrite.c", rewrites.filter(({ status }) => !status).flatMap(rewriteLines)) +
  block("mod_setenvif.c", rules.flatMap(conditionLines)) +
  block("mod_headers.c", rules.flatMap(headerLines));
