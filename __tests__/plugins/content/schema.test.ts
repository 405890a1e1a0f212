/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  buildSchema,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
} from "graphql";

import { checkContent } from "../../../plugins/gatsby-transformer-content/check-content";
import { jsonSchemaFolder, jsonSchemaOf } from "../../../plugins/gatsby-transformer-content/json-schema";
import { contentNames } from "../../../plugins/gatsby-transformer-content/schema";
import { contentSdl, typeNameOf } from "../../../plugins/gatsby-transformer-content/sdl";

jest.setTimeout(60_000);

const schemas = join(__dirname, "..", "..", "..", "content", jsonSchemaFolder);
const sampleContent = join(__dirname, "..", "..", "support", "content");

describe("GraphQL types", () => {
  const schema = buildSchema(`
    directive @dontInfer on OBJECT
    directive @link(by: String) on FIELD_DEFINITION
    directive @facts on FIELD_DEFINITION
    interface Node { id: ID }
    type File { id: ID }
    type Query { file: File }
    ${contentSdl().replaceAll("implements Node", "")}
  `);

  /** Checks a value against a type, field by field. Returns the differences, each with its path. */
  function differences(type: GraphQLOutputType, value: unknown, path: string): string[] {
    // An optional field.
    if (!isNonNullType(type))
      return value === undefined ? [] : differences(new GraphQLNonNull(type), value, path);
    const inner = type.ofType;
    if (isListType(inner)) {
      return Array.isArray(value)
        ? value.flatMap((item) => differences(inner.ofType, item, `${path}[]`))
        : [`${path} is not a list`];
    }
    if (inner instanceof GraphQLObjectType && inner.name !== "File") {
      if (typeof value !== "object" || value === null) return [`${path} is not a group`];
      const fields = inner.getFields();
      const unknown = Object.keys(value).filter((key) => !fields[key]);
      const nested = Object.values(fields).flatMap((field) =>
        differences(
          field.type,
          Object.entries(value).find(([key]) => key === field.name)?.[1],
          `${path}.${field.name}`,
        ),
      );
      return [...unknown.map((key) => `${path}.${key} has no type`), ...nested];
    }
    const expected = { Int: "number", Float: "number", Boolean: "boolean" }[inner.toString()] ?? "string";
    return typeof value === expected ? [] : [`${path} is ${typeof value}, not ${expected}`];
  }

  it("agree with the content", async () => {
    const { values } = await checkContent(sampleContent);
    const found = contentNames.flatMap((name) => {
      const type = schema.getType(typeNameOf(name));
      if (!(type instanceof GraphQLObjectType)) return [`${name} has no type`];
      const value = values.get(name) ?? {};
      return Object.values(type.getFields())
        .flatMap((field) => differences(field.type, value[field.name], `${name}.${field.name}`))
        .concat(
          Object.keys(value).flatMap((key) => (type.getFields()[key] ? [] : [`${name}.${key} has no type`])),
        );
    });
    expect(found).toEqual([]);
  });

  it("name the type of a list after one row", () => {
    expect(schema.getType("BranchesYamlBranch")).toBeDefined();
    expect(schema.getType("GalleryYamlImage")).toBeDefined();
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
