/** @jest-environment node */
import { jsonSchemas } from "../../../content-schema/json-schema";

it.each([...jsonSchemas])("the JSON Schema %s describes every value for code editors", (_name, schema) => {
  const texts = schema.match(/"type": "(string|number|integer|boolean)"/g) ?? [];
  const descriptions = schema.match(/"description": "/g) ?? [];
  expect(descriptions.length).toBe(texts.length);
});
