import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { previewPage, type PreviewSite } from "./preview-page";
import { readPosts } from "./read-posts";

/**
 * Writes a document for each article of the API, and removes those of earlier builds.
 *
 * @param folder of the article list's document
 * @param apiOrigin undefined: no documents are written
 * @param warn called once, with a sentence, if the API does not answer
 */
export const writePreviews = async (
  folder: string,
  apiOrigin: string | undefined,
  site: PreviewSite,
  warn: (message: string) => void,
): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await rm(join(folder, entry.name), { recursive: true });
  if (!apiOrigin) return;
  const { posts, problem } = await readPosts(apiOrigin);
  if (problem !== undefined)
    warn(
      `The articles could not be read from ${apiOrigin} (${problem}). ` +
        `${posts.length} of them have link previews; the others show the list's title and picture.`,
    );
  const shell = await readFile(join(folder, "index.html"), "utf8");
  for (const post of posts) {
    await mkdir(join(folder, post.id));
    await writeFile(join(folder, post.id, "index.html"), previewPage(shell, post, site));
  }
};
