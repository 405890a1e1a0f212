import { z } from "zod";

/** A copy of a value whose entries have the order of the schema; entries that it does not know come last. */
export function inSchemaOrder(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    return value.map((item) => inSchemaOrder(element, item));
  }
  if (typeof value !== "object" || value === null) return value;
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  const given = new Map(Object.entries(value));
  const keys = new Set([...Object.keys(shape).filter((key) => given.has(key)), ...given.keys()]);
  return Object.fromEntries([...keys].map((key) => [key, inSchemaOrder(shape[key], given.get(key))]));
}
