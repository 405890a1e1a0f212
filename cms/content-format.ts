/** How the form reads and writes a content file: a custom file format of Sveltia CMS. */
import { isMap, isNode, isScalar, isSeq, type Document, type Node, parse, parseDocument } from "yaml";

import { infoOf } from "../content-schema/fields";
import { type ContentName, contentSchemas } from "../content-schema/schema";
import { normalText } from "../content-schema/text-rules";
import { translationSchema } from "../content-schema/translations";
import { mapLeaves, schemaAt } from "../content-schema/walk";
import { isRecord } from "../src/lib/type-guards";
import { defaultLanguage } from "../src/strings/languages";

/**
 * The hidden fields with the text of the file as it was read, and its language. A formatter gets the values alone.
 *
 * @see https://sveltiacms.app/en/docs/api/file-formats
 * @see https://sveltiacms.app/en/docs/fields/hidden
 */
export const hidden = { source: "$source", language: "$language" } as const;

/** Returns the node for a value: the given one where possible, which keeps comments, quotes and brackets. */
function update(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isRecord(value) && node.items.length > 0) {
    // The schema may need a list that has no rows.
    const lists = node.items.flatMap((item) => (isSeq(item.value) ? [[String(item.key), []]] : []));
    const values: typeof value = { ...Object.fromEntries(lists), ...value };
    node.items = node.items.filter(({ key }) => String(key) in values);
    for (const [key, item] of Object.entries(values))
      node.set(key, update(document, node.get(key, true), item));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const rows = node.items.map((row) => ({ row, text: isNode(row) && JSON.stringify(row.toJS(document)) }));
    const texts = value.map((item): unknown => JSON.stringify(item));
    // An empty list has brackets.
    if (rows.length === 0 || value.length === 0) node.flow = value.length === 0;
    // A moved row keeps its node. A changed row takes the node at its place.
    node.items = value.map((item, place) => {
      const [same, former] = [rows.find(({ text }) => text === texts[place]), rows[place]];
      const free = texts.includes(former?.text) ? undefined : former;
      return update(document, (same ?? free)?.row, item);
    });
    return node;
  }
  if (isScalar(node) && !(value instanceof Object)) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

/** Returns what belongs in a file. The form has an empty value for each field that is not filled in, and marks rows by `__…`. */
const written = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values), (key, item: unknown) => {
    const value = typeof item === "string" ? normalText(item) : item;
    const isEmpty = value instanceof Object ? Object.keys(value).length === 0 : (value ?? "") === "";
    return isEmpty || key.startsWith("__") ? undefined : value;
  });

/** Returns how Sveltia CMS reads and writes the files of a kind. Its paths of pictures begin with a slash. */
export const formatOf = (name: ContentName) => ({
  /** @throws Error when the text is not YAML: the form then does not have the file. */
  fromFile(source: string): unknown {
    // A translation may have comments only.
    const values = mapLeaves(contentSchemas[name], parse(source) ?? {}, ({ schema, value }) =>
      infoOf(schema)?.picture && value ? `/${String(value)}` : value,
    );
    return isRecord(values) ? { ...values, [hidden.source]: source } : values;
  },
  /** Comments, blank lines, quotes and the order of entries stay, and so does what the schema does not know. */
  toFile(data: unknown): string {
    const { [hidden.source]: source, [hidden.language]: language, ...entries } = isRecord(data) ? data : {};
    const translation = language !== defaultLanguage && translationSchema(contentSchemas[name]);
    const values = written(
      mapLeaves(contentSchemas[name], entries, ({ path, schema, value }) => {
        // Sveltia CMS gives a translation whole rows of a list that it lacks.
        if (translation && !schemaAt(translation, path)) return undefined;
        return infoOf(schema)?.picture ? String(value ?? "").replace(/^\//, "") : value;
      }),
    );
    const former = String(source ?? "");
    const document: Document = parseDocument(former);
    // A width of 0 keeps long texts on one line. Brackets keep their inner spaces.
    const print = () => document.toString({ lineWidth: 0, flowCollectionPadding: former.includes(": { ") });
    const unchanged = print();
    if (values || document.contents) document.contents = update(document, document.contents, values ?? {});
    const changed = print();
    return changed === unchanged ? former : changed;
  },
});
