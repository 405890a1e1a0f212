/** Writes what a form holds into a content file, so that everything that was not changed stays as it was. */
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from "yaml";

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values of a content file are the same; the order of a group's entries does not count. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  }
  if (isGroup(a) && isGroup(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => key in b && isEqual(a[key], b[key]));
  }
  return Object.is(a, b);
}

const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

const entryOf = (group: unknown, key: string): unknown =>
  isMap(group) ? group.items.find((pair) => keyOf(pair) === key)?.value : undefined;

/** The quotes that all of these values have; undefined where they are written in different ways, or are none. */
function quotesOf(values: readonly unknown[]): Scalar.Type | undefined {
  const [type, ...others] = new Set(values.map((value) => (isScalar(value) ? value.type : undefined)));
  const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
  return isQuoted && others.length === 0 ? type : undefined;
}

/**
 * A new node.
 *
 * @param neighbours what stands in the same place in the other rows of its list: it is written as they are
 */
function written(value: unknown, neighbours: readonly unknown[]): Node {
  const isFlow = neighbours.some((node) => (isMap(node) || isSeq(node)) && node.flow);
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    if (isFlow) list.flow = true;
    const rows = neighbours.flatMap((node) => (isSeq(node) ? node.items : []));
    list.items = value.map((item) => written(item, rows));
    return list;
  }
  if (isGroup(value)) {
    const group = new YAMLMap();
    if (isFlow) group.flow = true;
    group.items = Object.entries(value).map(([key, item]) => {
      const same = neighbours.map((node) => entryOf(node, key)).filter((node) => node !== undefined);
      return new Pair(new Scalar(key), written(item, same));
    });
    return group;
  }
  const scalar = new Scalar(value);
  if (typeof value === "string") scalar.type = quotesOf(neighbours);
  return scalar;
}

/**
 * For each row of a list that the form holds, the row of the file that it was, if any: one that is the same in every
 * value; or else, of those that are left, the one in the same place.
 */
function formerRows(rows: readonly unknown[], before: readonly unknown[]): (number | undefined)[] {
  const left = new Set(before.keys());
  const taken = (index: number | undefined): number | undefined => {
    if (index !== undefined) left.delete(index);
    return index;
  };
  const same = rows.map((row, place) => {
    const isSame = (index: number) => isEqual(row, before[index]);
    return taken(left.has(place) && isSame(place) ? place : [...left].find(isSame));
  });
  return same.map((index, place) => index ?? taken(left.has(place) ? place : undefined));
}

/** Puts a value in the place of another one; the nodes that stay keep their comments. */
function updated(node: unknown, value: unknown, document: Document): unknown {
  if (!isNode(node)) return written(value, []);
  if (isEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) {
    const before = node.items.filter((pair) => keyOf(pair) in value);
    for (const pair of before) pair.value = updated(pair.value, value[keyOf(pair)], document);
    node.items = before;
    for (const [place, key] of Object.keys(value).entries()) {
      if (before.some((pair) => keyOf(pair) === key)) continue;
      node.items.splice(place, 0, new Pair(new Scalar(key), written(value[key], [])));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const rows = [...node.items];
    const former = formerRows(
      value,
      rows.map((row) => (isNode(row) ? row.toJS(document) : row)),
    );
    node.items = value.map((item, place) => {
      const index = former[place];
      return index === undefined ? written(item, rows) : updated(rows[index], item, document);
    });
    return node;
  }
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return written(value, [node]);
}

/**
 * The content file with the values of a form in it. Comments, blank lines, quotes and the order of entries stay; an
 * entry that the file lacks takes the place that it has in the form; what did not change is not written anew.
 *
 * @param source the file as it is: correct YAML with a group of entries, or nothing
 * @param value all its entries, in the order of the schema
 */
export function writeYaml(source: string, value: unknown): string {
  const document: Document = parseDocument(source);
  if (isEqual(document.toJS(), value)) return source;
  const contents = updated(document.contents, value, document);
  if (isNode(contents)) document.contents = contents;
  // A width of 0: long texts stay on one line, as they stand in the files.
  const text = document.toString({ lineWidth: 0 });
  return source.includes("\r\n") ? text.replace(/\n/g, "\r\n") : text;
}
