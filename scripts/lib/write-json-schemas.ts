import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { jsonSchemaFolder, jsonSchemas } from "../../content-schema/json-schema";

/** Writes the JSON Schemas of the content files, which code editors read, into the content folder. */
export function writeJsonSchemas(contentFolder: string): void {
  if (!existsSync(contentFolder)) return;
  const folder = join(contentFolder, jsonSchemaFolder);
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of jsonSchemas) writeFileSync(join(folder, name), schema);
}
