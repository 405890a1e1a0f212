import { createHash } from "node:crypto";

import type { Page } from "./page";

/** The parts of a built page that concern the content security policy. */
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

/** Scans one built HTML page. */
export const scanPage = ($: Page): PageScan => {
  const elements = $.root().find("*").toArray();
  const hashesOf = (tag: string): readonly string[] => {
    const inline = elements.filter(
      ({ name, attribs }) => name === tag && !attribs.src && isExecutable(attribs.type),
    );
    return [...new Set(inline.map((element) => sha256($(element).html() ?? "")))];
  };
  return { scriptHashes: hashesOf("script"), styleHashes: hashesOf("style") };
};
