/** How the form reads and writes a content file: what Decap CMS calls a custom format. */
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  stringify,
} from "yaml";
import { z } from "zod";

import { required } from "../content-schema/walk";
import { contentNameOf, contentNames, contentSchemas, folders, splitPath } from "../content-schema/schema";
import { normaliseTexts } from "../content-schema/text-rules";
import { translationSchema } from "../content-schema/translations";
import { isRecord } from "../src/lib/type-guards";

/** Name of the format in Decap CMS's configuration. */
export const contentFormat = "content-yaml";

/** Returns an error whose name Decap does not show in front of the message. */
export function sentence(message: string): Error {
  const error = new Error(message);
  error.name = "";
  return error;
}

/** Returns the part of the form that edits a file: `faq.yaml` → `faq`, `id/branches/berawa.yaml` → `id/branch`. */
export const partOf = (path: string): string =>
  [splitPath(path).language, contentNameOf(path)].filter(Boolean).join("/");

/** Returns the kind of the files of a part, their language if they are translations, and their schema. */
export function kindOf(part: string) {
  const { original, language } = splitPath(part);
  const name = contentNames.find((one) => one === original);
  if (!name) return undefined;
  const schema = contentSchemas[name];
  return { name, language, schema: language ? translationSchema(schema) : schema };
}

/** Returns the name of the heading above the fields of a part. Decap says by it which file it saves. */
export const headingOf = (part: string): string => `#${part}`;

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

/** An empty text and an empty group, as JSON. */
const empty = ['""', "{}"];

/** Returns a value in the order of its schema, without empty entries: the form keeps an empty text for a cleared field. */
function inOrder(optional: z.core.$ZodType | undefined, value: unknown): unknown {
  const schema = optional && required(optional);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => inOrder(schema.element, item));
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const keys = Object.keys({ ...schema.shape, ...value });
  const entries = keys.map((key) => [key, inOrder(schema.shape[key], value[key])] as const);
  return Object.fromEntries(entries.filter(([, item]) => !empty.includes(JSON.stringify(item ?? ""))));
}

/** The name under which the form's data carries the file's text: Decap asks for the new text without the former one. */
const source = "#source";

/** Returns the file's text when the form read it. */
export const sourceOf = (data: unknown): unknown => (isRecord(data) ? data[source] : undefined);

/** How Decap reads and writes content files. */
export const yamlFormat = {
  /** @throws Error when the text is not YAML */
  fromFile(text: string): unknown {
    // A translation may have comments only.
    const value: unknown = parse(text) ?? (text && {});
    return isRecord(value) ? { ...value, [source]: text } : value;
  },
  /**
   * Comments, blank lines, quotes and the order of entries stay.
   *
   * @param data all entries of the file
   * @param fields the names of the form's fields for this file
   * @throws Error when no such file has been read: Decap opens what it cannot read as an empty form
   */
  toFile(data: unknown, fields: readonly string[] = []): string {
    const { [source]: text, ...entries }: Record<string, unknown> = isRecord(data) ? data : {};
    const heading = fields.find((field) => field.startsWith(headingOf("")));
    const kind = kindOf(heading?.slice(1) ?? "");
    const folder = kind && folders[kind.name];
    if (!kind || (typeof text !== "string" && !folder && !kind.language))
      throw sentence(
        "This file could not be read when it was opened, so it is not saved. " +
          "Fix it in a text editor first: npm run content:check says where.",
      );
    const normal = (values: unknown) => inOrder(kind.schema, normaliseTexts(values));
    const value = normal(entries);
    // A width of 0 keeps long texts on one line.
    const options = { lineWidth: 0 };
    if (typeof text !== "string") {
      const root = [kind.language, folder].map((step) => (step ? "../" : "")).join("");
      const schema = `${root}.schemas/${kind.name}${kind.language ? "-translation" : ""}.json`;
      return `# yaml-language-server: $schema=${schema}\n\n${stringify(value, options)}`;
    }
    const document: Document = parseDocument(text);
    if (JSON.stringify(normal(document.toJS())) === JSON.stringify(value)) return text;
    document.contents = update(document, document.contents, value);
    const written = document.toString(options);
    return text.includes("\r\n") ? written.replace(/\n/g, "\r\n") : written;
  },
};
