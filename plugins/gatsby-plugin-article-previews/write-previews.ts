import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { paths } from "../../src/lib/paths";
import { previewPage, type PreviewSite } from "./preview-page";
import { readPosts } from "./read-posts";

/** An article of the sitemap. */
export interface ListedArticle {
  readonly path: string;
  /** ISO 8601. */
  readonly lastModified: string | undefined;
}

/**
 * Writes a page for each article that the API has now, and removes those of earlier builds.
 *
 * @param apiOrigin undefined: there is no API at build time, and no page is written
 * @param warn told once, in a sentence, if the API does not answer
 */
export const writePreviews = async (
  root: string,
  apiOrigin: string | undefined,
  site: PreviewSite,
  warn: (message: string) => void,
): Promise<readonly ListedArticle[]> => {
  const folder = join(root, "public", paths.articles.path);
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await rm(join(folder, entry.name), { recursive: true });
  if (!apiOrigin) return [];
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
  return posts.map(({ id, updatedAt }) => ({ path: paths.article.href(id), lastModified: updatedAt }));
};
