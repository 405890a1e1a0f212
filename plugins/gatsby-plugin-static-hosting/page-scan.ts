import { createHash } from "node:crypto";

import type { Page } from "./page";

/** The parts of a built page that concern the content security policy. */
export type PageScan = {
  /** `'sha256-…'` of each inline script that runs. */
  readonly scriptHashes: readonly string[];
  /** `'sha256-…'` of each inline style sheet. */
  readonly styleHashes: readonly string[];
  /** Sentences about parts that no strict policy allows. */
  readonly problems: readonly string[];
};

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The policy does not apply to data blocks such as JSON-LD. */
const isExecutable = (type: string | undefined): boolean =>
  !type || /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i.test(type);

const forbiddenTags = /^(iframe|object|embed|base|applet)$/;
const loadingTags = /^(script|img|source|iframe|embed|object|video|audio)$/;
const loadingRels = /\b(stylesheet|preload|modulepreload|prefetch|icon)\b/;
const isOtherOrigin = (address: string): boolean => /^([a-z][a-z0-9+.-]*:)?\/\//i.test(address);

const problemsOf = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  imageOrigins: readonly string[],
): string[] => {
  const problems = forbiddenTags.test(tag) ? [`<${tag}> is on the page`] : [];
  const loads = loadingTags.test(tag) || (tag === "link" && loadingRels.test(attributes.rel ?? ""));
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on[a-z]/i.test(name)) problems.push(`<${tag}> has the inline event handler ${name}`);
    if (name === "style") problems.push(`<${tag}> has the inline style "${value.slice(0, 60)}"`);
    if (/^\s*javascript:/i.test(value)) problems.push(`<${tag} ${name}> is a javascript: address`);
    if (!loads || !/^(src|href|data|poster)$/.test(name)) continue;
    // React preloads pictures of high priority.
    const isPicture = tag === "img" || attributes.as === "image";
    const isAllowed = isPicture && URL.canParse(value) && imageOrigins.includes(new URL(value).origin);
    if (isOtherOrigin(value) && !isAllowed) problems.push(`<${tag}> loads ${value} from another origin`);
    if (/^data:/i.test(value)) problems.push(`<${tag}> holds a data: address`);
  }
  return problems;
};

/**
 * Scans one built HTML page.
 *
 * @param imageOrigins other origins of pictures that the policy allows
 */
export const scanPage = ($: Page, imageOrigins: readonly string[] = []): PageScan => {
  const elements = $.root().find("*").toArray();
  const hashesOf = (tag: string): readonly string[] => {
    const inline = elements.filter(
      ({ name, attribs }) => name === tag && !attribs.src && isExecutable(attribs.type),
    );
    return [...new Set(inline.map((element) => sha256($(element).html() ?? "")))];
  };
  return {
    scriptHashes: hashesOf("script"),
    styleHashes: hashesOf("style"),
    problems: elements.flatMap(({ name, attribs }) => problemsOf(name, attribs, imageOrigins)),
  };
};
