/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { jsonSchemaFolder, jsonSchemaOf } from "../../../plugins/gatsby-transformer-content/json-schema";
import { contentNames } from "../../../plugins/gatsby-transformer-content/schema";

const schemas = join(__dirname, "..", "..", "..", "content", jsonSchemaFolder);

it("the JSON Schemas are current: run npm run content:schemas after a change of the schema", () => {
  expect(readdirSync(schemas).sort()).toEqual(contentNames.map((name) => `${name}.json`));
  for (const name of contentNames)
    expect(readFileSync(join(schemas, `${name}.json`), "utf8")).toBe(jsonSchemaOf(name));
});

it.each(contentNames)("the JSON Schema of %s describes every value for code editors", (name) => {
  const texts = jsonSchemaOf(name).match(/"type": "(string|number|integer|boolean)"/g) ?? [];
  const descriptions = jsonSchemaOf(name).match(/"description": "/g) ?? [];
  expect(descriptions.length).toBe(texts.length);
});
