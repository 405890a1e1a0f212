/** The covers of articles as File nodes, which Gatsby optimises. */
import { stat } from "node:fs/promises";

import type { SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import sharp from "sharp";

import { delay } from "../../src/lib/delay";
import { USER_AGENT } from "./browser-globals";
import { type ArticleFields, forEach } from "./read-articles";

/** Of one download, and of all. */
const EACH_MS = 8_000;
const ALL_MS = 60_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** A smaller picture has nothing to gain. */
const LEAST_WIDTH = 640;

/** @throws Error if the promise takes longer */
const within = <Data>(ms: number, promise: Promise<Data>): Promise<Data> => {
  const overdue = delay(ms).then(() => Promise.reject<never>(new Error("too slow")));
  return Promise.race([promise, overdue]);
};

/**
 * Decodes a picture to the end: Gatsby would stop the build for a broken one.
 *
 * @returns whether it is large enough to gain something
 * @throws Error if it is too large or broken
 */
const isWorthwhile = async (path: string): Promise<boolean> => {
  if ((await stat(path)).size > MOST_BYTES) throw new Error("too large");
  const { width } = await sharp(path).metadata();
  await sharp(path).resize(8).toBuffer();
  return width >= LEAST_WIDTH;
};

/**
 * Downloads the covers. Gatsby's cache keeps them, and asks later only for what has changed. An article whose cover cannot
 * be had shows it from the API's address.
 *
 * @param earlier the articles of an earlier build
 */
export async function withCovers(
  { actions, createNodeId, getCache, getNode, reporter }: SourceNodesArgs,
  articles: readonly ArticleFields[],
  earlier: readonly ArticleFields[],
): Promise<readonly ArticleFields[]> {
  const deadline = Date.now() + ALL_MS;
  const keptIds = new Map(earlier.map(({ imageUrl, cover }) => [imageUrl, cover]));
  const covers = new Map<string | undefined, string>();
  const failed: string[] = [];
  const addresses = new Set(articles.flatMap(({ imageUrl }) => imageUrl ?? []));
  await forEach([...addresses], async (url) => {
    let isOverdue = false;
    const download = async () => {
      const leftMs = deadline - Date.now();
      if (leftMs <= 0) throw new Error("too slow");
      const file = createRemoteFileNode({
        url,
        // The download goes on when it is too slow, and Gatsby takes no nodes after this hook.
        createNode: (...node: Parameters<typeof actions.createNode>) =>
          isOverdue ? undefined : actions.createNode(...node),
        createNodeId,
        getCache,
        httpHeaders: { "User-Agent": USER_AGENT },
      });
      return within(Math.min(EACH_MS, leftMs), file);
    };
    try {
      const file = await download().catch((error: unknown) => {
        isOverdue = true;
        const kept = getNode(keptIds.get(url) ?? "");
        if (!kept) throw error;
        actions.touchNode(kept);
        return kept;
      });
      // A kept one too: a download that fails now may have replaced its file.
      if (await isWorthwhile(String(file.absolutePath))) covers.set(url, file.id);
    } catch {
      failed.push(url);
    }
  });
  if (failed.length > 0)
    reporter.info(
      `Browsers load ${failed.length} covers from the API, because the build could not, such as ${failed[0]}.`,
    );
  return articles.map((article) => ({ ...article, cover: covers.get(article.imageUrl) }));
}
