import { createHash } from "node:crypto";

import { Parser } from "htmlparser2";

/** What the content security policy has to allow on a built page. */
export type PageScan = {
  /** `'sha256-…'` of each inline script that runs. */
  readonly scriptHashes: readonly string[];
  /** `'sha256-…'` of each inline style sheet. */
  readonly styleHashes: readonly string[];
};

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The policy does not apply to data blocks such as JSON-LD. */
const isExecutable = (type: string | undefined): boolean =>
  !type || /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i.test(type);

/** Returns the hashes of the inline scripts and styles of one built HTML page. */
export const scanPage = (html: string): PageScan => {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  let inline: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const isInline =
        tag === "style" || (tag === "script" && !attributes.src && isExecutable(attributes.type));
      if (isInline) inline = "";
    },
    ontext(text) {
      if (inline !== undefined) inline += text;
    },
    onclosetag(tag) {
      if (inline === undefined || (tag !== "script" && tag !== "style")) return;
      hashes[tag].add(sha256(inline));
      inline = undefined;
    },
  });
  parser.end(html);
  return { scriptHashes: [...hashes.script], styleHashes: [...hashes.style] };
};
