import { createHash } from "node:crypto";

import { Parser } from "htmlparser2";

/** What a built page contains that a content security policy has to allow, or cannot. */
export type PageScan = {
  /** `'sha256-…'` of each inline script that runs. */
  readonly scriptHashes: readonly string[];
  /** `'sha256-…'` of each inline style sheet. */
  readonly styleHashes: readonly string[];
  /** Sentences about what no strict policy can allow. */
  readonly problems: readonly string[];
};

const sha256 = (text: string): string =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** Data blocks such as JSON-LD do not run; the policy does not speak of them. */
const runs = (type: string | undefined): boolean =>
  !type || /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i.test(type);

const loads: Readonly<Record<string, readonly string[]>> = {
  script: ["src"],
  img: ["src"],
  source: ["src"],
  iframe: ["src"],
  embed: ["src"],
  object: ["data"],
  video: ["src", "poster"],
  audio: ["src"],
};

/** Reads one built HTML page. */
export const scanPage = (html: string): PageScan => {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const problems: string[] = [];
  let inline: { into: Set<string>; text: string } | undefined;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^on[a-z]/i.test(attribute))
            problems.push(`<${name}> has the inline event handler ${attribute}`);
          if (attribute === "style") problems.push(`<${name}> has the inline style "${value.slice(0, 60)}"`);
          if (/^\s*javascript:/i.test(value))
            problems.push(`<${name} ${attribute}> is a javascript: address`);
        }
        for (const attribute of loads[name] ?? []) {
          const value = attributes[attribute];
          if (value && /^([a-z][a-z0-9+.-]*:)?\/\//i.test(value))
            problems.push(`<${name}> loads ${value} from another origin`);
          if (value && /^data:/i.test(value)) problems.push(`<${name}> holds a data: address`);
        }
        if (
          name === "link" &&
          /\b(stylesheet|preload|modulepreload|prefetch|icon)\b/.test(attributes.rel ?? "")
        ) {
          if (/^([a-z]+:)?\/\//i.test(attributes.href ?? ""))
            problems.push(`<link> loads ${attributes.href} from another origin`);
        }
        if (["iframe", "object", "embed", "base", "applet"].includes(name))
          problems.push(`<${name}> is on the page`);
        if (name === "script" && !attributes.src && runs(attributes.type))
          inline = { into: scriptHashes, text: "" };
        if (name === "style") inline = { into: styleHashes, text: "" };
      },
      ontext(text) {
        if (inline) inline.text += text;
      },
      onclosetag(name) {
        if (!inline || (name !== "script" && name !== "style")) return;
        inline.into.add(sha256(inline.text));
        inline = undefined;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return { scriptHashes: [...scriptHashes], styleHashes: [...styleHashes], problems };
};
