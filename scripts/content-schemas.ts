/** `npm run content:schemas`: writes the JSON Schemas for code editors after a change in plugins/gatsby-transformer-content/schema.ts. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { jsonSchemaFolder, jsonSchemas } from "../plugins/gatsby-transformer-content/json-schema";

const folder = join("content", jsonSchemaFolder);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of jsonSchemas) writeFileSync(join(folder, name), schema);
console.log(`${jsonSchemas.size} schemas written to ${folder}.`);
