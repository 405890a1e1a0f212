import { readFileSync } from "node:fs";
import { join } from "node:path";

import { contentSchemas, type Content, type ContentName } from "./schema";
import { decodeSource } from "./source-text";
import { normaliseTexts } from "./text-rules";
import { parseYaml } from "./yaml-source";

/** One content file as typed data, placeholders not yet filled in. For code that runs after the check of all content. */
export const readContent = <Name extends ContentName>(root: string, name: Name): Content[Name] => {
  const { text } = decodeSource(readFileSync(join(root, "content", `${name}.yaml`)));
  return contentSchemas[name].parse(normaliseTexts(parseYaml(text).value)) as Content[Name];
};
