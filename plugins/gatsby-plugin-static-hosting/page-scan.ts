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

/** Scans one built HTML page. The policy does not apply to data blocks such as JSON-LD. */
export const scanPage = ($: Page): PageScan => {
  const hashesOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => sha256($(element).html() ?? ""));
  return {
    scriptHashes: hashesOf('script:not([src], [type="application/ld+json"])'),
    styleHashes: hashesOf("style"),
  };
};
