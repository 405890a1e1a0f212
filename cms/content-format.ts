/** The form's way in and out of a content file: what Decap CMS calls a custom format. */
import { parse } from "yaml";

import { contentNames, contentSchemas, type ContentName } from "../plugins/gatsby-transformer-content/schema";
import { normaliseTexts } from "../plugins/gatsby-transformer-content/text-rules";
import { inSchemaOrder } from "./schema-order";
import { writeYaml } from "./write-yaml";

/** The file that most of these names belong to. Every file has its own set of them. */
function nameOf(keys: readonly string[]): ContentName | undefined {
  const shared = (name: ContentName) => keys.filter((key) => key in contentSchemas[name].shape).length;
  const extra = (name: ContentName) => Object.keys(contentSchemas[name].shape).length - shared(name);
  const [best] = [...contentNames].sort((a, b) => shared(b) - shared(a) || extra(a) - extra(b));
  return best && shared(best) > 0 ? best : undefined;
}

const unread =
  "This file could not be read when it was opened, so nothing is saved over it. " +
  "It has to be mended in a text editor first: npm run content:check says where.";

/** Decap shows name and message; the sentence is enough. */
export function sentence(message: string): Error {
  const error = new Error(message);
  error.name = "";
  return error;
}

/** Name of the format in Decap CMS's configuration. */
export const contentFormat = "content-yaml";

/** Decap hands over a file's text when it is opened and asks for the new text when it is saved, without the former one. */
export interface ContentFormat {
  /** @throws Error when the text is not YAML */
  fromFile(text: string): unknown;
  /**
   * @param data all entries of the file
   * @param fields the names of the form's fields for this file
   * @throws Error when no such file has been read: Decap opens what it cannot read as an empty form
   */
  toFile(data: unknown, fields?: readonly string[]): string;
}

/** A format that remembers the files that it has read. */
export function createContentFormat(): ContentFormat {
  const sources = new Map<ContentName, string>();
  return {
    fromFile(text) {
      const value: unknown = parse(text);
      const name = nameOf(Object.keys(Object(value)));
      if (name) sources.set(name, text);
      return value;
    },
    toFile(data, fields = Object.keys(Object(data))) {
      const name = nameOf(fields);
      const source = name && sources.get(name);
      if (!source) throw sentence(unread);
      return writeYaml(source, inSchemaOrder(contentSchemas[name], normaliseTexts(data)));
    },
  };
}
