/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { buildSchema, coerceInputValue, isInputObjectType } from "graphql";

import { checkContent } from "../../../plugins/gatsby-transformer-content/read-content";
import { jsonSchemaFolder, jsonSchemaOf } from "../../../plugins/gatsby-transformer-content/json-schema";
import { contentNames } from "../../../plugins/gatsby-transformer-content/schema";
import { contentSdl, typeNameOf } from "../../../plugins/gatsby-transformer-content/sdl";

const schemas = join(__dirname, "..", "..", "..", "content", jsonSchemaFolder);
const sampleContent = join(__dirname, "..", "..", "support", "content");

describe("GraphQL types", () => {
  // As input types, whose values graphql-js checks field by field.
  const schema = buildSchema(`
    directive @dontInfer on INPUT_OBJECT
    directive @link(by: String) on INPUT_FIELD_DEFINITION
    directive @facts on INPUT_FIELD_DEFINITION
    scalar File
    ${contentSdl()
      .replaceAll("implements Node", "")
      .replaceAll(/^type /gm, "input ")}
  `);

  it("agree with the content", async () => {
    const { values } = await checkContent(sampleContent);
    const differences: string[] = [];
    for (const [file, { name, value }] of values) {
      const type = schema.getType(typeNameOf(name));
      if (!isInputObjectType(type)) throw new Error(`${file} has no type`);
      coerceInputValue(value, type, (path, _, { message }) =>
        differences.push(`${file}.${path.join(".")}: ${message}`),
      );
    }
    expect(differences).toEqual([]);
  });
});

describe("JSON Schemas for editors", () => {
  it("are current: run npm run content:schemas after a change of the schema", () => {
    expect(readdirSync(schemas).sort()).toEqual(contentNames.map((name) => `${name}.json`));
    for (const name of contentNames) {
      expect(readFileSync(join(schemas, `${name}.json`), "utf8")).toBe(jsonSchemaOf(name));
    }
  });

  it("describe every value for editors", () => {
    for (const name of contentNames) {
      const texts = jsonSchemaOf(name).match(/"type": "(string|number|integer|boolean)"/g) ?? [];
      const descriptions = jsonSchemaOf(name).match(/"description": "/g) ?? [];
      expect(descriptions.length).toBe(texts.length);
    }
  });
});
