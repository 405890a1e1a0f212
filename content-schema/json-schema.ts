/** JSON Schemas of the content files, for editors that complete and check YAML while one types. */
import { z } from "zod";
import { infoOf } from "./fields";
import { type ContentName, contentNames, contentSchemas, folders } from "./schema";
import { translationSchema } from "./translations";

/** Where they are kept, beside the files that refer to them by `# yaml-language-server: $schema=…` in their first line. */
export const jsonSchemaFolder = ".schemas";

function print(name: ContentName, schema: z.ZodObject, folder: string): string {
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
  const file = folders[name] ? `${folders[name]}/*` : name;
  return `${JSON.stringify({ ...json, title: `${folder}/${file}.yaml` }, null, 2)}\n`;
}

/** The schemas of all content files and of their translations, as they are written to disk, by file name. */
export const jsonSchemas = new Map(
  contentNames.flatMap((name) => [
    [`${name}.json`, print(name, contentSchemas[name], "content")],
    [`${name}-translation.json`, print(name, translationSchema(contentSchemas[name]), "content/*")],
  ]),
);
