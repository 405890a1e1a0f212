/** The walk over a content schema: every value of a file with the field that it belongs to. */
import { z } from "zod";

import { isRecord } from "../src/lib/type-guards";

export type Schema = z.core.$ZodType | undefined;
export type Path = readonly PropertyKey[];

/** A value that is neither a list nor a group. */
export interface Leaf {
  readonly path: Path;
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
}

/** Returns the schema inside an optional one. */
export const required = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? schema.unwrap() : schema;

/** Returns the schema of a value in a file. The number of a row may be left out. */
export function schemaAt(root: Schema, path: Path): Schema {
  return path.reduce<Schema>((schema, step) => {
    const isRow = schema instanceof z.ZodArray && Number.isInteger(Number(step));
    if (schema instanceof z.ZodArray && isRow) return schema.element;
    const group = schema instanceof z.ZodArray ? schema.element : schema;
    const inner = group instanceof z.ZodObject ? group.shape[String(step)] : undefined;
    return inner && required(inner);
  }, root);
}

/** Returns a copy of a file's values with a change of each leaf. Entries that the schema does not know stay as they are. */
export function mapLeaves(
  schema: Schema,
  value: unknown,
  change: (leaf: Leaf) => unknown,
  path: Path = [],
): unknown {
  const inside = (step: string | number, item: unknown) =>
    mapLeaves(schemaAt(schema, [step]), item, change, [...path, step]);
  if (Array.isArray(value)) return value.map((item: unknown, index) => inside(index, item));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(key, item)]));
  return schema ? change({ path, schema, value }) : value;
}

/** Returns all leaves of a file's values. */
export function leaves(schema: Schema, value: unknown): readonly Leaf[] {
  const found: Leaf[] = [];
  mapLeaves(schema, value, (leaf) => found.push(leaf));
  return found;
}
