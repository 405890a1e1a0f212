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
import { normaliseTexts } from "../content-schema/text-rules";
import { translationSchema } from "../content-schema/translations";
import { mapLeaves, required, type Schema } from "../content-schema/walk";
import { isRecord } from "../src/lib/type-guards";
import { defaultLanguage } from "../src/strings/languages";

/**
 * The fields that editors do not see: the text of the file as it was read, and its language. A formatter gets the values alone.
 *
 * @see https://sveltiacms.app/en/docs/api/file-formats
 * @see https://sveltiacms.app/en/docs/fields/hidden
 */
export const hidden = { source: "$source", language: "$language" } as const;

/** Returns the schema of the files of a kind in a language. */
const schemaOf = (name: ContentName, language: unknown): z.ZodObject =>
  language === defaultLanguage ? contentSchemas[name] : translationSchema(contentSchemas[name]);

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
 * Returns the values of a file in the order of its schema. The form has an empty value for each field that is not filled in, and
 * properties of its own.
 *
 * @param former the values of the file as it was read. What is unknown to the schema stays, so that the check can name it.
 */
function inOrder(optional: Schema, value: unknown, former: unknown): unknown {
  const schema = optional && required(optional);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, row) =>
      inOrder(schema.element, item, Array.isArray(former) ? former[row] : undefined),
    );
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const old = isRecord(former) ? former : {};
  const known = Object.entries(schema.shape).flatMap(([key, field]) => {
    const item = inOrder(field, value[key], old[key]);
    // An empty list is written where there has been one.
    return isEmpty(item) && !(Array.isArray(item) && key in old) ? [] : [[key, item] as const];
  });
  const unknown = Object.entries(old).filter(([key]) => !(key in schema.shape) && key in value);
  return Object.fromEntries([...known, ...unknown]);
}

/** Returns values with a change of the paths of pictures. Those of Sveltia CMS begin with a slash. */
const withPictures = (name: ContentName, values: unknown, change: (path: string) => string): unknown =>
  mapLeaves(contentSchemas[name], values, ({ schema, value }) =>
    infoOf(schema)?.picture && typeof value === "string" && value ? change(value) : value,
  );

/** Returns how Sveltia CMS reads and writes the files of a kind. */
export const formatOf = (name: ContentName) => ({
  /** @throws Error when the text is not YAML: the form then says so, and does not open the file. */
  fromFile(text: string): unknown {
    // A translation may have comments only.
    const value = withPictures(name, parse(text) ?? {}, (path) => `/${path}`);
    return isRecord(value) ? { ...value, [hidden.source]: text } : value;
  },
  /** Comments, blank lines, quotes and the order of entries stay. */
  toFile(data: unknown): string {
    const { [hidden.source]: text, [hidden.language]: language, ...entries } = isRecord(data) ? data : {};
    const schema = schemaOf(name, language);
    const isNew = typeof text !== "string" || !text;
    const document: Document = parseDocument(isNew ? "" : text);
    const former: unknown = document.toJS();
    const normal = (values: unknown) => inOrder(schema, normaliseTexts(values), former);
    const value = normal(withPictures(name, entries, (path) => path.replace(/^\//, "")));
    // A width of 0 keeps long texts on one line. Brackets keep their inner spaces.
    const options = { lineWidth: 0, flowCollectionPadding: isNew || text.includes(": { ") };
    if (isNew) {
      const root = [language !== defaultLanguage, folders[name]].map((step) => (step ? "../" : "")).join("");
      const file = `${name}${language === defaultLanguage ? "" : "-translation"}`;
      const comment = `# yaml-language-server: $schema=${root}.schemas/${file}.json\n`;
      return isEmpty(value) ? comment : `${comment}\n${stringify(value, options)}`;
    }
    if (JSON.stringify(normal(former ?? {})) === JSON.stringify(value)) return text;
    document.contents = update(document, document.contents, value);
    return document.toString(options);
  },
});
