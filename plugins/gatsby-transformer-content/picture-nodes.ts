/**
 * The pictures that content files name, as Gatsby's File nodes. They are made together with the nodes of the content
 * files, from pictures that have passed the check. Gatsby's own plugin for files watches the folder by itself: it took
 * a picture away that the kept version of a file still shows, and even a picture that was renamed rightly was missing
 * until both had noticed.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join, parse } from "node:path";
import type { NodeInput, Store } from "gatsby";
import { placeWhole } from "./place-whole";
import { picturesIn } from "./check-text";
import { readSound, soundDigest } from "./pictures";
import type { ContentName } from "./schema";

/** Gatsby knows the type File with many more fields, which nothing asks for. */
export interface PictureNode extends NodeInput {
  readonly absolutePath: string;
  readonly base: string;
}

/** Copies a picture to where it stays as it is; returns the path, or nothing when the picture has changed. */
function keepCopy(copies: string, file: string, digest: string): string | undefined {
  const copy = join(copies, digest, basename(file));
  if (existsSync(copy)) return copy;
  const bytes = readSound(file, digest);
  if (!bytes) return undefined;
  placeWhole(copy, bytes);
  return copy;
}

/**
 * The nodes of the pictures that checked content files name, by the pictures' paths; nothing when one of them has
 * changed since the check.
 *
 * @param values from `checkContent`
 * @param copies a folder for copies, of which the nodes then are: what becomes of the picture in the content folder
 *   does not touch the version that is shown
 */
export async function pictureNodes(
  folder: string,
  values: ReadonlyMap<ContentName, unknown>,
  createNodeId: (input: string) => string,
  copies?: string,
): Promise<Map<string, PictureNode> | undefined> {
  const nodes = new Map<string, PictureNode>();
  for (const path of new Set([...values].flatMap(([name, value]) => picturesIn(name, value)))) {
    const file = join(folder, path);
    const digest = await soundDigest(file);
    const absolutePath = digest && copies ? keepCopy(copies, file, digest) : file;
    if (!digest || !absolutePath) return undefined;
    const { name, base, ext, dir } = parse(absolutePath);
    nodes.set(path, {
      // With the folder: of a node with the same id and digest Gatsby keeps the old one, and so the old path.
      id: createNodeId(`${copies ?? folder} ${path}`),
      internal: { type: "File", contentDigest: digest },
      absolutePath,
      relativePath: path,
      ...{ name, base, ext, dir },
      extension: ext.slice(1).toLowerCase(),
    });
  }
  return nodes;
}

/** For `createNode` and `deleteNode`: a folder .cache of earlier versions knows nobody else's File nodes. */
export const fileOwner = { name: "gatsby-source-filesystem" };

/** Removes the copies of pictures that are shown no more. */
export function removeOldCopies(copies: string, nodes: Iterable<PictureNode>): void {
  const current = new Set([...nodes].map(({ internal }) => internal.contentDigest));
  if (!existsSync(copies)) return;
  for (const digest of readdirSync(copies))
    if (!current.has(digest)) rmSync(join(copies, digest), { recursive: true, force: true });
}

/** Puts a picture into `public` as it is; returns its address. */
export function publish({ base, absolutePath, internal }: PictureNode, { getState }: Store): string {
  const path = `static/${internal.contentDigest}/${base}`;
  const file = join(getState().program.directory, "public", path);
  if (!existsSync(file)) placeWhole(file, readFileSync(absolutePath));
  return `/${path}`;
}
