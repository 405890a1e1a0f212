import { useEffect } from "react";

import { createPolicy } from "../lib/trusted-types";

// Trusted Types count a data block as a script. This policy signs nothing but JSON, which runs nowhere.
const rules = {
  createScript: (text: string) => JSON.stringify(JSON.parse(text)).replaceAll("<", "\\u003c"),
};
let policy: typeof rules | undefined;

/**
 * Tells search engines what is shown, for as long as it is: as JSON-LD in the document's head, where the build writes
 * that of the pages it knows (plugins/gatsby-plugin-static-hosting/structured-data.ts).
 *
 * @param json a schema.org graph as text, so that the same one is written once
 */
export function useStructuredData(json: string): void {
  useEffect(() => {
    policy ??= createPolicy("structured-data", rules);
    const block = document.createElement("script");
    block.type = "application/ld+json";
    block.text = policy.createScript(json);
    document.head.append(block);
    return () => block.remove();
  }, [json]);
}
