import { createHash } from "node:crypto";

type Chunk = {
  readonly name?: string;
  readonly groupsIterable: Iterable<{ readonly origins: readonly { readonly request?: string }[] }>;
};
type CacheGroup = {
  test?: (module: { readonly resource?: string }) => boolean;
  name?: string | ((module: unknown, chunks: readonly Chunk[]) => string);
};

/** What a chunk is for: Gatsby's name for a page, and for what is loaded later the imports that ask for it. */
const useOf = ({ name, groupsIterable }: Chunk): string =>
  name ?? [...groupsIterable].flatMap(({ origins }) => origins.map(({ request }) => request)).join();

const forDialogs = /\/src\/components\/(modal|dialog|open-dialogs)\.tsx?$/;

/**
 * Modules that several chunks need go into a file of their own. Gatsby tells these files apart by the names of the chunks, and
 * what is loaded late has none: so all of it ended up in one file, and what dialogs share came with every page. Here each
 * combination of users has its file.
 *
 * @param groups webpack's `splitChunks.cacheGroups` as Gatsby makes them
 */
export const divideByUse = (groups: Readonly<Record<"commons" | "shared", CacheGroup>>): void => {
  groups.commons.test = ({ resource }) => !forDialogs.test(resource ?? "");
  groups.shared.name = (_module, chunks) =>
    createHash("sha1").update(chunks.map(useOf).sort().join("|")).digest("hex").slice(0, 20);
};
