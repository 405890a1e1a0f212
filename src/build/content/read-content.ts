import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

import { contentSchemas, type Content, type ContentName } from "./schema";

/** One content file as typed data, placeholders not yet filled in. For code that runs after the check of all content. */
export const readContent = <Name extends ContentName>(root: string, name: Name): Content[Name] =>
  contentSchemas[name].parse(
    parse(readFileSync(join(root, "content", `${name}.yaml`), "utf8")),
  ) as Content[Name];
