/** Schemas of single fields in the API's answers. */
import * as v from "valibot";

import { parseTimestamp } from "./parse-timestamp";

/** Makes a field optional, and undefined if its value is invalid. */
export const lenient = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Trimmed text with white space collapsed. */
export const plainLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, " ").trim()),
  v.check((line) => line !== ""),
);

/** A finite number, also as plain decimal text (Laravel writes decimal columns as "17925.00"). */
export const plainNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d{1,15}(\.\d{1,15})?\s*$/), v.transform(Number))]),
  v.finite(),
);

/** A whole number of at least `least`, else undefined. */
export const count = (least: number) =>
  lenient(
    v.pipe(
      plainNumber,
      v.check((value) => Number.isSafeInteger(value) && value >= least),
    ),
  );

/** A Laravel timestamp, as milliseconds since 1970; undefined if it is missing or unreadable. */
export const timestamp = v.optional(v.pipe(v.unknown(), v.transform(parseTimestamp)));
