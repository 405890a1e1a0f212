/** GraphQL types of the content files, written from their zod schemas. */
import { z } from "zod";
import { infoOf } from "./fields";
import { type ContentName, contentNames, contentSchemas } from "./schema";
import { type Field, foldSchema, row } from "./walk";
import { capitalised, singular } from "./word-forms";

/** Returns the name of a file's type: `branch` → `BranchYaml`. */
export function typeNameOf(name: ContentName): string {
  return `${capitalised(name)}Yaml`;
}

/** Returns how a field refers to its type. Adds that of a group to `types`. */
function reference({ path, schema, inside }: Field<string>, file: ContentName, types: string[]): string {
  const info = infoOf(schema);
  if (info?.isProse) return "String! @text";
  if (info?.picture) return 'File! @link(by: "relativePath")';
  if (schema instanceof z.ZodObject) {
    const name = path.reduce(
      (type, step) => (step === row ? singular(type) : type + capitalised(step)),
      typeNameOf(file),
    );
    const isFile = path.length === 0;
    // The name of a file is the end of its page's address.
    const fields = Object.entries({ ...(isFile && { slug: "String!" }), ...inside });
    const lines = fields.map(([key, type]) => `  ${key}: ${type}\n`);
    types.push(`type ${name}${isFile ? " implements Node @dontInfer" : ""} {\n${lines.join("")}}`);
    return `${name}!`;
  }
  if (schema instanceof z.ZodArray) {
    const [element = "", ...directives] = (inside[row] ?? "").split(" ");
    return [`[${element}]!`, ...directives].join(" ");
  }
  if (schema instanceof z.ZodNumberFormat) return "Int!";
  if (schema instanceof z.ZodNumber) return "Float!";
  if (schema instanceof z.ZodBoolean) return "Boolean!";
  return "String!";
}

/** Returns the types of all content files, for `createTypes`. Gatsby infers no further fields. */
export function contentSdl(): string {
  const types: string[] = [];
  for (const file of contentNames) {
    foldSchema<string>(contentSchemas[file], (field) => {
      const type = reference(field, file, types);
      return field.isOptional ? type.replace(/!$/, "") : type;
    });
  }
  return types.join("\n\n") + "\n";
}
