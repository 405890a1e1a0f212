/** The walks over content: every value of a file with its field, and every field of a schema. */
import { z } from "zod";

import { isRecord } from "../src/lib/type-guards";
import { infoOf } from "./fields";

export type Schema = z.core.$ZodType | undefined;
export type Path = readonly PropertyKey[];

/** A value that is neither a list nor a group. */
export interface Leaf {
  readonly path: Path;
  /**
   * The same in the file's translations: a row is named by its key, not by its place. Rows without a key belong together in lists of one
   * length.
   */
  readonly id: string;
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
}

/** Returns the schema inside an optional one. */
export const required = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;

/** Returns the schema of a value in a file. */
export const schemaAt = (root: Schema, path: Path): Schema =>
  path.reduce<Schema>((schema, step) => {
    if (schema instanceof z.ZodArray) return schema.element;
    const inner = schema instanceof z.ZodObject ? schema.shape[String(step)] : undefined;
    return inner && required(inner);
  }, root);

/** Returns a copy of a file's values with a change of each leaf. Entries that the schema does not know stay as they are. */
export function mapLeaves(
  schema: Schema,
  value: unknown,
  change: (leaf: Leaf) => unknown,
  path: Path = [],
  id = "",
): unknown {
  const inside = (step: string | number, item: unknown, name: string) =>
    mapLeaves(schemaAt(schema, [step]), item, change, [...path, step], `${id}/${name}`);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const key = infoOf(schema)?.key;
    const nameOf = (row: unknown, index: number) =>
      key && isRecord(row) ? JSON.stringify(row[key]) : `${index} of ${value.length}`;
    return value.map((row: unknown, index) => inside(index, row, nameOf(row, index)));
  }
  if (schema instanceof z.ZodObject && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(key, item, key)]));
  return schema ? change({ path, id, schema, value }) : value;
}

/** Returns all leaves of a file's values. */
export function leaves(schema: Schema, value: unknown): readonly Leaf[] {
  const found: Leaf[] = [];
  mapLeaves(schema, value, (leaf) => found.push(leaf));
  return found;
}

/** A field of a schema. */
export interface Field<Result> {
  readonly path: readonly string[];
  /** The schema inside an optional one. */
  readonly schema: z.core.$ZodType;
  readonly isOptional: boolean;
  /** Of a group or list: the results of the fields in it, by their names. */
  readonly inside: Readonly<Record<string, Result>>;
}

/** The name of a list's element in a `Field`. */
export const row = "[]";

/** Returns the result of a schema, from those of the fields in it. */
export function foldSchema<Result>(
  optional: z.core.$ZodType,
  resultOf: (field: Field<Result>) => Result,
  path: readonly string[] = [],
): Result {
  const schema = required(optional);
  const group = schema instanceof z.ZodObject ? schema.shape : {};
  const fields = schema instanceof z.ZodArray ? { [row]: schema.element } : group;
  const inside = Object.entries(fields).map(
    ([name, field]) => [name, foldSchema(field, resultOf, [...path, name])] as const,
  );
  return resultOf({ path, schema, isOptional: schema !== optional, inside: Object.fromEntries(inside) });
}
