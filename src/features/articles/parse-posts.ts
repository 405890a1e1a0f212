import { ApiError } from "../../lib/api/api-error";
import { imageUrl } from "../../lib/api/api-url";
import { parseTimestamp } from "../../lib/api/parse-timestamp";
import { languageOf } from "../../lib/language-of";
import { plainText } from "../../lib/plain-text";
import { asCount, asNumber, asText, isRecord } from "../../lib/unknown";
import type { Post, PostPage } from "./post";

/**
 * A page of posts from an answer of unknown shape (`GET /api/posts?paginate=true&page=…`). Rows without an id or a title
 * are left out; counts that are missing are made up for from what is there.
 *
 * @param asked the page that was asked for
 * @throws {ApiError} `malformed` without a list of posts
 */
export function parsePostPage(answer: unknown, asked: number): PostPage {
  if (!isRecord(answer) || !Array.isArray(answer.data)) throw new ApiError("malformed");
  const byId = new Map<string, Post>();
  for (const row of answer.data) {
    const post = parseRow(row);
    if (post && !byId.has(post.id)) byId.set(post.id, post);
  }
  const posts = [...byId.values()];
  const lastPage = asCount(answer.last_page, 1) ?? (posts.length > 0 ? asked : 1);
  const total = asCount(answer.total, 0);
  const perPage = asCount(answer.per_page, 1);
  const isLast = asked === lastPage && perPage === undefined && total !== undefined;
  // Without the size of a page: the last one ends with the list, and the others are as long as this one.
  const before = isLast ? Math.max(0, total - posts.length) : (asked - 1) * (perPage ?? posts.length);
  const from = asCount(answer.from, 1) ?? (posts.length && before + 1);
  const to = asCount(answer.to, 1) ?? (posts.length && from + posts.length - 1);
  return { posts, page: asked, lastPage, from, to, total: total ?? to };
}

/**
 * One post from an answer of unknown shape (`GET /api/posts/{id}`).
 *
 * @param asked the id that was asked for, which stands in where the answer does not repeat it
 * @throws {ApiError} `malformed` without a title
 */
export function parsePost(answer: unknown, asked: string): Post {
  const post = parseRow(answer, asked);
  if (!post) throw new ApiError("malformed");
  return post;
}

function parseRow(row: unknown, asked = ""): Post | undefined {
  if (!isRecord(row)) return undefined;
  const given = row.id ?? asked;
  const id = typeof given === "number" || typeof given === "string" ? String(given).trim() : "";
  // One that is nothing but markup is shown as it was typed: the article is there.
  const title = asPlainText(row.title) ?? asText(row.title);
  // Half of a surrogate pair can stand in no address.
  if (!id || /\p{Surrogate}/u.test(id) || !title) return undefined;
  const excerpt = asPlainText(row.excerpt);
  const metaDescription = asPlainText(row.meta_description);
  return {
    id,
    title,
    language: languageOf(title, excerpt, metaDescription),
    excerpt,
    metaDescription,
    body: typeof row.body === "string" && row.body.trim() ? row.body : undefined,
    categoryId: asNumber(row.category_id),
    imageUrl: imageUrl(row.image),
    createdAt: parseTimestamp(row.created_at),
  };
}

function asPlainText(value: unknown): string | undefined {
  return (typeof value === "string" && plainText(value)) || undefined;
}
