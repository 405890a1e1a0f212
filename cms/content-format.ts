/** How the form reads and writes a content file: a custom file format of Sveltia CMS. */
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Document,
  type Node,
  parse,
  parseDocument,
  stringify,
} from "yaml";
import { z } from "zod";

import { infoOf } from "../content-schema/fields";
import { type ContentName, contentSchemas, folders } from "../content-schema/schema";
import { normalText } from "../content-schema/text-rules";
import { translationSchema } from "../content-schema/translations";
import { mapLeaves, required } from "../content-schema/walk";
import { isRecord } from "../src/lib/type-guards";
import { defaultLanguage } from "../src/strings/languages";

/**
 * The fields that editors do not see: the text of the file as it was read, and its language. A formatter gets the values alone.
 *
 * @see https://sveltiacms.app/en/docs/api/file-formats
 * @see https://sveltiacms.app/en/docs/fields/hidden
 */
export const hidden = { source: "$source", language: "$language" } as const;

/** Returns the node for a value: the given one where possible, which keeps comments, quotes and brackets. */
function update(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isRecord(value) && node.items.length > 0) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [key, item] of Object.entries(value))
      node.set(key, update(document, node.get(key, true), item));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const rows = node.items.map((row) => ({ row, text: isNode(row) && JSON.stringify(row.toJS(document)) }));
    const texts = value.map((item): unknown => JSON.stringify(item));
    // A moved row keeps its node. A changed row takes the node at its place.
    node.items = value.map((item, place) => {
      const [same, former] = [rows.find(({ text }) => text === texts[place]), rows[place]];
      const free = texts.includes(former?.text) ? undefined : former;
      return update(document, (same ?? free)?.row, item);
    });
    return node;
  }
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

const isEmpty = (value: unknown): boolean =>
  (value ?? "") === "" || (value instanceof Object && Object.keys(value).length === 0);

/**
 * Returns the values that the schema knows, in its order. The form has an empty value for each field that is not filled in, and
 * properties of its own. Its paths of pictures begin with a slash.
 */
function known(optional: z.core.$ZodType, value: unknown): unknown {
  const schema = required(optional);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((row) => known(schema.element, row));
  if (typeof value === "string")
    return normalText(infoOf(schema)?.picture ? value.replace(/^\//, "") : value);
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const entries = Object.entries(schema.shape).flatMap(([key, field]) => {
    const item = known(field, value[key]);
    const isNeeded = Array.isArray(item) && field instanceof z.ZodArray;
    return isNeeded || !isEmpty(item) ? [[key, item] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns how Sveltia CMS reads and writes the files of a kind. */
export const formatOf = (name: ContentName) => ({
  /** @throws Error when the text is not YAML: the form then does not have the file. */
  fromFile(text: string): unknown {
    // A translation may have comments only.
    const value = mapLeaves(contentSchemas[name], parse(text) ?? {}, (leaf) =>
      infoOf(leaf.schema)?.picture && typeof leaf.value === "string" ? `/${leaf.value}` : leaf.value,
    );
    return isRecord(value) ? { ...value, [hidden.source]: text } : value;
  },
  /** Comments, blank lines, quotes and the order of entries stay. */
  toFile(data: unknown): string {
    const { [hidden.source]: text, [hidden.language]: language, ...entries } = isRecord(data) ? data : {};
    const isTranslation = language !== defaultLanguage;
    const schema = isTranslation ? translationSchema(contentSchemas[name]) : contentSchemas[name];
    const isNew = typeof text !== "string" || !text;
    const document: Document = parseDocument(isNew ? "" : text);
    const normal = (values: unknown) => known(schema, values);
    const value = normal(entries);
    // A width of 0 keeps long texts on one line. Brackets keep their inner spaces.
    const options = { lineWidth: 0, flowCollectionPadding: isNew || text.includes(": { ") };
    if (isNew) {
      const root = [isTranslation, folders[name]].map((step) => (step ? "../" : "")).join("");
      const file = isTranslation ? `${name}-translation` : name;
      const comment = `# yaml-language-server: $schema=${root}.schemas/${file}.json\n`;
      return isEmpty(value) ? comment : `${comment}\n${stringify(value, options)}`;
    }
    if (JSON.stringify(normal(document.toJS() ?? {})) === JSON.stringify(value)) return text;
    document.contents = update(document, document.contents, value);
    return document.toString(options);
  },
});
