/** JSON Schemas of the content files, for editors that complete and check YAML while one types. */
import { z } from "zod";
import { infoOf } from "./fields";
import { contentSchemas } from "./schema";
import { translationSchema } from "./translations";

const print = (schema: z.ZodObject): string => {
  const json = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    // Without it, all metadata would be in the result.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema }) => {
      const { expected, example } = infoOf(zodSchema) ?? {};
      if (expected) Object.assign(jsonSchema, { description: expected, examples: [example] });
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
};

/** The schemas of all content files and of their translations, as they are written to disk, by file name. */
export const jsonSchemas = new Map(
  Object.entries(contentSchemas).flatMap(([name, schema]) => [
    [`${name}.json`, print(schema)],
    [`${name}-translation.json`, print(translationSchema(schema))],
  ]),
);
