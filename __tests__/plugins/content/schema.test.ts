/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { jsonSchemaFolder, jsonSchemas } from "../../../plugins/gatsby-transformer-content/json-schema";

const schemas = join(__dirname, "..", "..", "..", "content", jsonSchemaFolder);

it("the JSON Schemas are current: run npm run content:schemas after a change of the schema", () => {
  expect(readdirSync(schemas).sort()).toEqual([...jsonSchemas.keys()].sort());
  for (const [name, schema] of jsonSchemas) expect(readFileSync(join(schemas, name), "utf8")).toBe(schema);
});

it.each([...jsonSchemas])("the JSON Schema %s describes every value for code editors", (_name, schema) => {
  const texts = schema.match(/"type": "(string|number|integer|boolean)"/g) ?? [];
  const descriptions = schema.match(/"description": "/g) ?? [];
  expect(descriptions.length).toBe(texts.length);
});
