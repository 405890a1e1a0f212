import { getJson } from "../../../lib/api/get-json";
import { withRetries } from "../../../lib/api/with-retries";
import { currentTime } from "../../../lib/clock";
import type { Dom } from "../../../lib/dom";
import type { Post, PostPage, Received } from "../model/post";
import { parsePost, parsePostPage } from "./parse-posts";

export const pagePath = (page: number): string => `/api/posts?paginate=true&page=${page}`;
export const postPath = (id: string): string => `/api/posts/${encodeURIComponent(id)}`;

const received = <Data>(data: Data): Received<Data> => ({ ...data, receivedAt: currentTime() });

/**
 * Requests a page of the article list.
 *
 * @param page 1-based
 * @throws {ApiError} after three retries
 */
export const requestPage = (page: number, dom?: Dom): Promise<Received<PostPage>> =>
  withRetries(async () => received(parsePostPage(await getJson(pagePath(page), dom), page, dom)));

/**
 * Requests an article.
 *
 * @throws {ApiError} after three retries, or at once for a 404
 */
export const requestPost = (id: string, dom?: Dom): Promise<Received<Post>> =>
  withRetries(async () => received(parsePost(await getJson(postPath(id), dom), dom)), {
    mayBeMissing: true,
  });
