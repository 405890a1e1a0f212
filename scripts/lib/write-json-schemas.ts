import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { jsonSchemas } from "../../content-schema/json-schema";

/** Writes the JSON Schemas of the content files into `.schemas`, to which their first lines lead code editors. */
export function writeJsonSchemas(contentFolder: string): void {
  if (!existsSync(contentFolder)) return;
  const folder = join(contentFolder, ".schemas");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of jsonSchemas) writeFileSync(join(folder, name), schema);
}
