/** GraphQL types of the content files, written from their zod schemas. */
import { z } from "zod";
import { infoOf } from "./fields";
import { type ContentName, contentNames, contentSchemas } from "./schema";
import { capitalised, singular } from "./word-forms";

/** Returns the name of a file's type: `branch` → `BranchYaml`. */
export function typeNameOf(name: ContentName): string {
  return `${capitalised(name)}Yaml`;
}

/** Adds the definition of a schema and of everything in it to `types`. Returns how a field refers to it. */
function reference(schema: z.core.$ZodType, typeName: string, types: Map<string, string>): string {
  if (schema instanceof z.ZodOptional) return reference(schema.unwrap(), typeName, types).replace(/!$/, "");
  const info = infoOf(schema);
  if (info?.graphql) return info.graphql;
  if (schema instanceof z.ZodObject) {
    define(schema, typeName, "", types);
    return `${typeName}!`;
  }
  if (schema instanceof z.ZodArray) {
    const [element = "", ...directives] = reference(schema.element, singular(typeName), types).split(" ");
    return [`[${element}]!`, ...directives].join(" ");
  }
  if (schema instanceof z.ZodNumberFormat) return "Int!";
  if (schema instanceof z.ZodNumber) return "Float!";
  if (schema instanceof z.ZodBoolean) return "Boolean!";
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodStringFormat)
    return "String!";
  throw new Error(`No GraphQL type is known for a field of ${typeName}.`);
}

function define(schema: z.ZodObject, typeName: string, suffix: string, types: Map<string, string>): void {
  const fields = Object.entries(schema.shape).map(
    ([key, field]) => `  ${key}: ${reference(field, typeName + capitalised(key), types)}`,
  );
  types.set(typeName, `type ${typeName}${suffix} {\n${fields.join("\n")}\n}`);
}

/** Returns the types of all content files, for `createTypes`. Gatsby infers no further fields. */
export function contentSdl(): string {
  const types = new Map<string, string>();
  for (const name of contentNames) {
    define(contentSchemas[name], typeNameOf(name), " implements Node @dontInfer", types);
  }
  return [...types.values()].join("\n\n") + "\n";
}
