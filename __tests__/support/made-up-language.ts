import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { parse, stringify } from "yaml";
import { z } from "zod";

import { infoOf } from "../../content-schema/fields";
import { contentNameOf, contentSchemas } from "../../content-schema/schema";
import { translationSchema } from "../../content-schema/translations";
import { isRecord } from "../../src/lib/type-guards";
import { lengthen } from "./lengthen";

/** Code of the language that the tests make up. */
export const madeUp = "xx";

/** Returns the made-up translation of a value of a content file, by the schema of its translation. */
function translated(schema: z.ZodType | undefined, value: unknown): unknown {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  if (inner instanceof z.ZodObject && isRecord(value))
    return Object.fromEntries(
      Object.entries(inner.shape).flatMap(([key, field]) =>
        key in value ? [[key, translated(field as z.ZodType, value[key])]] : [],
      ),
    );
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => translated(inner.element as z.ZodType, item));
  const info = infoOf(inner);
  return inner instanceof z.ZodString && typeof value === "string" && info?.isProse && !info.translation
    ? lengthen(value, inner.maxLength ?? Infinity)
    : value;
}

const stringsSource = `
import english from "./en";
import { lengthen } from "./lengthen";

const translate = (value) => {
  if (typeof value === "string") return lengthen(value);
  if (typeof value === "function")
    return (...parts) => {
      const said = value(...parts);
      return typeof said === "string" ? lengthen(said) : said;
    };
  if (Array.isArray(value)) return value.map(translate);
  if (typeof value !== "object") return value;
  const isCode = (key) => ["lang", "language", "dates"].includes(key);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isCode(key) ? "${madeUp}" : translate(item)]),
  );
};

export default translate(english);
`;

/** Adds a language to a copy of the project, as docs/how-to/add-a-language.md says. All its texts are longer by half. */
export function addLanguage(project: string): void {
  const list = join(project, "src/strings/languages.ts");
  const lines = readFileSync(list, "utf8");
  // Greek has months and units without a Latin letter.
  const line = `  ${madeUp}: { name: "Xáxá", locale: "el-GR" },\n`;
  writeFileSync(list, lines.replace(/(?=\} as const;)/, line));
  writeFileSync(join(project, `src/strings/${madeUp}.ts`), stringsSource);
  copyFileSync(join(__dirname, "lengthen.ts"), join(project, "src/strings/lengthen.ts"));
  const content = join(project, "content");
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" })) {
    const name = contentNameOf(file);
    if (!name || /^[a-z]{2}\//.test(file)) continue;
    const value: unknown = parse(readFileSync(join(content, file), "utf8"));
    const target = join(content, madeUp, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      stringify(translated(translationSchema(contentSchemas[name]), value), { lineWidth: 0 }),
    );
  }
}
