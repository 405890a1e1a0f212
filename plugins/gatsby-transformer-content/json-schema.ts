/** JSON Schemas of the content files, for editors that complete and check YAML while one types. */
import { z } from "zod";
import { type ContentName, contentSchemas, folders } from "./schema";

/** Where they are kept, beside the files that refer to them by `# yaml-language-server: $schema=…` in their first line. */
export const jsonSchemaFolder = ".schemas";

/** The schema of one content file, as it is written to disk. */
export function jsonSchemaOf(name: ContentName): string {
  const schema = z.toJSONSchema(contentSchemas[name], { target: "draft-7", io: "input" });
  const file = folders[name] ? `${folders[name]}/*` : name;
  return `${JSON.stringify({ ...schema, title: `content/${file}.yaml` }, null, 2)}\n`;
}
