/** @jest-environment node */
import { jsonSchemas } from "../../../content-schema/json-schema";
import { contentSchemas } from "../../../content-schema/schema";
import { contentSdl } from "../../../content-schema/sdl";
import { withTranslations } from "../../../content-schema/translations";

it.each([...jsonSchemas])("the JSON Schema %s describes every value for code editors", (_name, schema) => {
  const texts = schema.match(/"type": "(string|number|integer|boolean)"/g) ?? [];
  const descriptions = schema.match(/"description": "/g) ?? [];
  expect(descriptions.length).toBe(texts.length);
});

it("a field that may be left out may be null in queries", () => {
  expect(contentSdl()).toContain(
    "type BranchYamlClosure {\n  name: String! @text\n  date: String!\n  until: String\n  opens: String\n  closes: String\n}",
  );
});

it("a name without a translation is written in every language", () => {
  const texts = withTranslations(contentSchemas.site, { title: "Segara" }, { id: {} });
  expect(texts).toEqual({ title: { en: "Segara", id: "Segara" } });
});
