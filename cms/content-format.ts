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

import {
  type ContentName,
  contentNames,
  contentSchemas,
  folders,
} from "../plugins/gatsby-transformer-content/schema";
import { normaliseTexts } from "../plugins/gatsby-transformer-content/text-rules";
import { isRecord } from "../src/lib/type-guards";

/** Name of the format in Decap CMS's configuration. */
export const contentFormat = "content-yaml";

/** Returns an error whose name Decap does not show in front of the message. */
export function sentence(message: string): Error {
  const error = new Error(message);
  error.name = "";
  return error;
}

/** Returns a text that is the same for equal values, whatever the order of their entries. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).sort()) : item,
  );

/** Returns the node for a value: the given one where possible, which keeps comments, quotes and brackets. */
function update(document: Document, node: unknown, value: unknown): Node {
  if (isNode(node) && canonical(node.toJS(document)) === canonical(value)) return node;
  if (isMap(node) && isRecord(value)) {
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [key, item] of Object.entries(value))
      node.set(key, update(document, node.get(key, true), item));
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const left = [...node.items];
    const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1, undefined)[0]);
    const idOf = (row: unknown) => (isNode(row) ? canonical(row.toJS(document)) : undefined);
    const last = node.items.at(-1);
    // A moved row keeps its node. A changed row takes the node at its place. A new row copies the style of the last one.
    const same = value.map((item) => take(left.findIndex((row) => idOf(row) === canonical(item))));
    node.items = value.map((item, place) => {
      const former = same[place] ?? take(left[place] === undefined ? -1 : place);
      if (former !== undefined) return update(document, former, item);
      const template: unknown = isNode(last) ? last.clone() : undefined;
      if (isNode(template)) template.commentBefore = undefined;
      return update(document, template, item);
    });
    return node;
  }
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return document.createNode(value);
}

/**
 * Writes values into a content file. Comments, blank lines, quotes and the order of entries stay.
 *
 * @param source the file as it is
 * @param value all entries of the file
 */
function writeValues(source: string, value: unknown): string {
  const document: Document = parseDocument(source);
  if (canonical(document.toJS()) === canonical(value)) return source;
  document.contents = update(document, document.contents, value);
  // A width of 0 keeps long texts on one line.
  const text = document.toString({ lineWidth: 0 });
  return source.includes("\r\n") ? text.replace(/\n/g, "\r\n") : text;
}

/** Removes empty optional entries: the form keeps an empty text for a field that was cleared. */
function withoutEmpty(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withoutEmpty(schema.element, item));
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const isKept = ([name, item]: [string, unknown]) =>
    !(schema.shape[name] instanceof z.ZodOptional && (item ?? "") === "");
  return Object.fromEntries(
    Object.entries(value)
      .filter(isKept)
      .map(([name, item]) => [name, withoutEmpty(schema.shape[name], item)]),
  );
}

/** Returns the content file that most of these names belong to. */
function nameOf(keys: readonly string[]): ContentName | undefined {
  const shared = (name: ContentName) => keys.filter((key) => key in contentSchemas[name].shape).length;
  const extra = (name: ContentName) => Object.keys(contentSchemas[name].shape).length - shared(name);
  const [best] = [...contentNames].sort((a, b) => shared(b) - shared(a) || extra(a) - extra(b));
  return best && shared(best) > 0 ? best : undefined;
}

/** The name under which the form's data carries the file's text: Decap asks for the new text without the former one. */
const source = "#source";

/** Returns the file's text when the form read it. */
export const sourceOf = (data: unknown): unknown => (isRecord(data) ? data[source] : undefined);

/** Returns the text of a new file. */
function newText(name: ContentName, value: object): string {
  const byPlace = (key: string) => Object.keys(contentSchemas[name].shape).indexOf(key);
  const sorted = Object.fromEntries(Object.entries(value).sort(([a], [b]) => byPlace(a) - byPlace(b)));
  return `# yaml-language-server: $schema=../.schemas/${name}.json\n\n${stringify(sorted, { lineWidth: 0 })}`;
}

/** How Decap reads and writes content files. */
export const yamlFormat = {
  /** @throws Error when the text is not YAML */
  fromFile(text: string): unknown {
    const value: unknown = parse(text);
    return isRecord(value) ? { ...value, [source]: text } : value;
  },
  /**
   * @param data all entries of the file
   * @param fields the names of the form's fields for this file
   * @throws Error when no such file has been read: Decap opens what it cannot read as an empty form
   */
  toFile(data: unknown, fields: readonly string[] = Object.keys(Object(data))): string {
    const { [source]: text, ...entries }: Record<string, unknown> = isRecord(data) ? data : {};
    const name = nameOf(fields);
    const value = name && withoutEmpty(contentSchemas[name], normaliseTexts(entries));
    if (typeof text === "string" && name) return writeValues(text, value);
    if (name && folders[name] && isRecord(value)) return newText(name, value);
    throw sentence(
      "This file could not be read when it was opened, so it is not saved. " +
        "Fix it in a text editor first: npm run content:check says where.",
    );
  },
};
