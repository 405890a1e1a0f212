import { readFileSync } from "node:fs";

import { Validator, type Schema } from "@cfworker/json-schema"; // cspell:ignore cfworker
import * as v from "valibot";
import { parse } from "yaml";

import { createSampleApi } from "../../sample-api/create-sample-api";
import { postShapes } from "../../sample-api/data";
import { postSchema } from "../../src/features/articles/api/parse-posts";
import { figureSchema, rateSchema } from "../../src/features/rates/api/contract";
import { parseRates } from "../../src/features/rates/api/parse-rates";
import { afterAnswer } from "../../src/features/rates/model/poll-state";
import { freshnessOf } from "../../src/features/rates/model/freshness";
import { parseTimestamp } from "../../src/lib/api/parse-timestamp";
import { currentMoment } from "../../src/lib/clock";

/** docs/openapi.yaml, whose schemas are JSON Schema 2020-12. */
const file = parse(readFileSync("docs/openapi.yaml", "utf8")) as {
  paths: Record<
    string,
    {
      get: {
        responses: { "200": { content: { "application/json": { schema: Schema; example: unknown } } } };
      };
    }
  >;
  components: { schemas: Record<string, { properties?: object }> };
};

const validator = (schema: Schema) => new Validator({ ...schema, components: file.components }, "2020-12");
const named = (name: string) => validator({ $ref: `#/components/schemas/${name}` });
const answerOf = (path: string) =>
  validator(file.paths[path]?.get.responses["200"].content["application/json"].schema ?? {});

describe.each(postShapes)("the sample API with posts that are %s", (postShape) => {
  const { app, state } = createSampleApi();

  it.each([
    ["/api/exchange-rates", "/api/exchange-rates?paginate=false"],
    ["/api/posts", "/api/posts?paginate=true&page=3"],
    ["/api/posts/{id}", "/api/posts/7"],
  ])("answers %s as the file says", async (path, address) => {
    state.setData({ postShape });
    const answer = await (await app.request(`http://api.example${address}`)).json();
    expect(answerOf(path).validate(answer)).toMatchObject({ valid: true });
  });
});

it("has examples that its schemas allow, and that a page shows as live", () => {
  const exampleOf = (path: string) =>
    file.paths[path]?.get.responses["200"].content["application/json"].example;
  for (const path of Object.keys(file.paths))
    expect(answerOf(path).validate(exampleOf(path))).toMatchObject({ valid: true });
  const moment = currentMoment();
  const rates = parseRates(exampleOf("/api/exchange-rates"), [], moment.now);
  expect(rates.map(({ trust }) => trust)).toEqual(Array(6).fill("ok"));
  expect(freshnessOf(afterAnswer(rates, 0, moment), moment)).toBe("live");
});

it.each([
  ["Rate", rateSchema],
  ["Post", postSchema()],
])("has the fields of the schema: %s", (name, schema) => {
  expect(Object.keys(file.components.schemas[name]?.properties ?? {}).sort()).toEqual(
    Object.keys(schema.entries).sort(),
  );
});

const isRead = (figure: unknown) => !Number.isNaN(v.parse(figureSchema, figure));
const figure = named("Figure");

it.each([
  null,
  17925,
  0.005,
  0.004,
  0,
  -5,
  999999999,
  1e9,
  true,
  {},
  [],
  "",
  "n/a",
  "17925",
  " 17925.00 ",
  "1e5",
  "17.925,-",
])("agrees with the parser on the figure %j", (value) => {
  expect(figure.validate(value).valid).toBe(isRead(value));
});

it.each([
  null,
  "2026-09-29T06:03:22.000000Z",
  "2026-09-29 14:03:22",
  "2026-09-29",
  "2026-09-29T06:03+0800",
  1790662000,
  "29-09-2026",
  "yesterday",
  "2026-09-29 2 pm",
])("agrees with the parser on the time %j", (value) => {
  expect(named("Time").validate(value).valid).toBe(value === null || parseTimestamp(value) !== undefined);
});
