import * as v from "valibot";

import { ApiError } from "../../../lib/api/api-error";
import { imageUrl, isAllowedPicture } from "../../../lib/api/api-url";
import { count, lenient, plainLine, plainNumber, timestamp } from "../../../lib/api/fields";
import type { Dom } from "../../../lib/dom";
import { languageOf } from "../../../lib/language-of";
import { plainText } from "../../../lib/plain-text";
import { isRecord } from "../../../lib/type-guards";
import type { Post, PostPage } from "../model/post";

/** Returns the schema of a post, in a list or alone. */
export const postSchema = (dom?: Dom) => {
  const line = v.pipe(
    v.string(),
    v.transform((text) => plainText(text, dom)),
    v.check((text) => text !== ""),
  );
  return v.object({
    id: v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((id) => String(id).trim()),
      // Part of an address, and the name of a folder in the build.
      v.regex(/^[\w-]{1,100}$/),
    ),
    // Without its markup, or as it was typed where nothing is left.
    title: v.pipe(
      plainLine,
      v.transform((text) => plainText(text, dom) || text),
    ),
    excerpt: lenient(line),
    meta_description: lenient(line),
    body: lenient(
      v.pipe(
        v.string(),
        v.check((body) => body.trim() !== ""),
      ),
    ),
    category_id: lenient(plainNumber),
    // A picture that the security policy blocks is none.
    image: v.optional(
      v.pipe(
        v.unknown(),
        v.transform(imageUrl),
        v.transform((url) => (url && isAllowedPicture(url, dom) ? url : undefined)),
      ),
    ),
    created_at: timestamp,
    updated_at: timestamp,
  });
};

/** PHP writes a list that lost an element as an object with the indices as keys. */
const listSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.record(v.pipe(v.string(), v.digits()), v.unknown()),
    v.transform((rows) => Object.values(rows)),
  ),
]);

const countsSchema = v.object({
  last_page: count(1),
  total: count(0),
  from: count(1),
  to: count(1),
});

const pageSchema = v.object({
  data: listSchema,
  ...countsSchema.entries,
  meta: lenient(countsSchema),
});

/**
 * Parses `GET /api/posts?paginate=true&page=…`. Omits rows without an id or a title. Laravel's paginator writes the counts beside
 * `data`, its resource collections write them under `meta`. Without `last_page` there is one page.
 *
 * @see https://laravel.com/docs/eloquent-resources#pagination
 * @param asked the requested page
 * @throws {ApiError} `malformed` without a list of posts
 */
export function parsePostPage(answer: unknown, asked: number, dom?: Dom): PostPage {
  const page = v.safeParse(pageSchema, answer);
  if (!page.success) throw new ApiError("malformed");
  const byId = new Map<string, Post>();
  for (const row of page.output.data) {
    const post = parseRow(row, dom);
    if (post && !byId.has(post.id)) byId.set(post.id, post);
  }
  const posts = [...byId.values()];
  const { meta, ...beside } = page.output;
  const counted = (name: keyof typeof countsSchema.entries) => meta?.[name] ?? beside[name];
  const range = { from: counted("from"), to: counted("to"), total: counted("total") };
  return { posts, page: asked, lastPage: counted("last_page") ?? 1, ...range };
}

/**
 * Parses `GET /api/posts/{id}`. A Laravel resource wraps the post in `data`.
 *
 * @throws {ApiError} `malformed` without an id or a title
 */
export function parsePost(answer: unknown, dom?: Dom): Post {
  const wrapped = isRecord(answer) && isRecord(answer.data) ? answer.data : answer;
  const post = parseRow(wrapped, dom);
  if (!post) throw new ApiError("malformed");
  return post;
}

function parseRow(row: unknown, dom?: Dom): Post | undefined {
  const { success, output } = v.safeParse(postSchema(dom), row);
  if (!success) return undefined;
  const { id, title, excerpt, meta_description: metaDescription, body } = output;
  return {
    id,
    title,
    language: languageOf(title, excerpt, metaDescription, body?.replace(/<[^<>]*>/g, " ")),
    excerpt,
    metaDescription,
    body,
    categoryId: output.category_id,
    imageUrl: output.image,
    createdAt: output.created_at,
    updatedAt: output.updated_at,
  };
}
