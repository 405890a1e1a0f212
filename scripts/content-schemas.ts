/** `npm run content:schemas`: writes the JSON Schemas for code editors after a change in plugins/gatsby-transformer-content/schema.ts. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { jsonSchemaFolder, jsonSchemaOf } from "../plugins/gatsby-transformer-content/json-schema";
import { contentNames } from "../plugins/gatsby-transformer-content/schema";

const folder = join("content", jsonSchemaFolder);
mkdirSync(folder, { recursive: true });
for (const name of contentNames) writeFileSync(join(folder, `${name}.json`), jsonSchemaOf(name));
console.log(`${contentNames.length} schemas written to ${folder}.`);
