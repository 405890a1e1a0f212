/** The covers of articles as File nodes, which Gatsby optimises. */
import type { Node, SourceNodesArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import sharp from "sharp";

import { delay } from "../../src/lib/delay";
import { mapFew, type ReadArticle } from "./read-articles";

/** Of one download, and of all. */
const EACH_MS = 8_000;
const ALL_MS = 60_000;
const MOST_BYTES = 8 * 1024 * 1024;

/** Decodes a picture to the end: Gatsby would stop the build for a broken or missing file. */
const isPicture = (file: Node): Promise<boolean> =>
  sharp(String(file.absolutePath))
    .resize(8)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Downloads the covers. Gatsby's cache keeps them, and asks later only for what has changed. An article whose cover cannot be had
 * shows it from the API's address, and one that the API did not send keeps it.
 */
export async function withCovers(
  { actions, createNodeId, getCache, getNode, reporter }: SourceNodesArgs,
  articles: readonly ReadArticle[],
): Promise<readonly ReadArticle[]> {
  const deadline = Date.now() + ALL_MS;
  const failed: string[] = [];
  const coverOf = async ({ post: { imageUrl: url }, cover = "" }: ReadArticle) => {
    const kept = getNode(cover);
    if (kept && (await isPicture(kept))) {
      actions.touchNode(kept);
      return kept.id;
    }
    if (!url) return undefined;
    try {
      const limitMs = Math.min(EACH_MS, deadline - Date.now());
      if (limitMs <= 0) throw new Error("too slow");
      // Makes no node yet: a download that is too slow goes on, and Gatsby takes no nodes after this hook.
      const file = createRemoteFileNode({ url, createNodeId, getCache, createNode: () => undefined });
      const node = await Promise.race([file, delay(limitMs)]);
      if (!node || Number(node.size) > MOST_BYTES || !(await isPicture(node)))
        throw new Error("too slow, too large or broken");
      // A copy: articles that share a picture share its node, which Gatsby changes.
      const copy = { ...node, internal: { ...node.internal } };
      await actions.createNode(copy, { name: "gatsby-source-filesystem" });
      return node.id;
    } catch {
      failed.push(url);
      return undefined;
    }
  };
  const covered = await mapFew(articles, async (article) => ({ ...article, cover: await coverOf(article) }));
  if (failed.length > 0)
    reporter.info(
      `Browsers load ${failed.length} covers from the API, because the build could not, such as ${failed[0]}.`,
    );
  return covered;
}
