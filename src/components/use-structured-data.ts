import { useEffect } from "react";

type Policy = { createScript(text: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/** Trusted Types count a data block as a script. This policy signs nothing but JSON, which runs nowhere. */
const createPolicy = (): Policy => {
  const rules: Policy = {
    createScript: (text) => JSON.stringify(JSON.parse(text)).replaceAll("<", "\\u003c"),
  };
  const factory = Reflect.get(window, "trustedTypes") as Factory | undefined;
  return factory?.createPolicy("structured-data", rules) ?? rules;
};

/**
 * Tells search engines what is shown, for as long as it is: as JSON-LD in the document's head, where the build writes
 * that of the pages it knows (src/build/deploy/structured-data.ts).
 *
 * @param json a schema.org graph as text, so that the same one is written once
 */
export function useStructuredData(json: string): void {
  useEffect(() => {
    policy ??= createPolicy();
    const block = document.createElement("script");
    block.type = "application/ld+json";
    block.text = policy.createScript(json);
    document.head.append(block);
    return () => block.remove();
  }, [json]);
}
