import { createHash } from "node:crypto";

import type { Page } from "./built-page";

/** Hashes of the inline code of a built page, for the content security policy. */
export type InlineHashes = {
  /** `'sha256-…'` of each inline script that runs. */
  readonly scriptHashes: readonly string[];
  /** `'sha256-…'` of each inline style sheet. */
  readonly styleHashes: readonly string[];
};

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Returns the hashes of one built HTML page. The policy does not apply to data blocks such as JSON-LD. */
export const inlineHashes = ($: Page): InlineHashes => {
  const hashesOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => sha256($(element).html() ?? ""));
  return {
    scriptHashes: hashesOf('script:not([src], [type="application/ld+json"])'),
    styleHashes: hashesOf("style"),
  };
};
