import { getJson } from "../../../lib/api/get-json";
import { withRetries } from "../../../lib/api/with-retries";
import type { Post, PostPage } from "../model/post";
import { parsePost, parsePostPage } from "./parse-posts";

export const pagePath = (page: number): string => `/api/posts?paginate=true&page=${page}`;
export const postPath = (id: string): string => `/api/posts/${encodeURIComponent(id)}`;

/**
 * Requests a page of the article list.
 *
 * @param page 1-based
 * @throws {ApiError} after three retries
 */
export const requestPage = (page: number): Promise<PostPage> =>
  withRetries(async () => parsePostPage(await getJson(pagePath(page)), page));

/**
 * Requests an article.
 *
 * @throws {ApiError} after three retries, or at once for a 404
 */
export const requestPost = (id: string): Promise<Post> =>
  withRetries(async () => parsePost(await getJson(postPath(id)), id), { mayBeMissing: true });
