import { ApiError } from "../../../lib/api/api-error";
import { imageUrl } from "../../../lib/api/api-url";
import { parseTimestamp } from "../../../lib/api/parse-timestamp";
import { languageOf } from "../../../lib/language-of";
import { plainText } from "../../../lib/plain-text";
import { asCount, asNumber, asText, isRecord } from "../../../lib/unknown";
import type { Post, PostPage } from "../model/post";

/**
 * Returns the page of posts in an answer of unknown shape (`GET /api/posts?paginate=true&page=…`). Omits rows without an
 * id or a title, and derives missing counts from the others. Laravel's paginator writes the counts beside `data`, its
 * resource collections write them under `meta`.
 *
 * @see https://laravel.com/docs/eloquent-resources#pagination
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
  const counts = isRecord(answer.meta) ? { ...answer, ...answer.meta } : answer;
  const lastPage = asCount(counts.last_page, 1) ?? (posts.length > 0 ? asked : 1);
  const total = asCount(counts.total, 0);
  const perPage = asCount(counts.per_page, 1);
  const isLast = asked === lastPage && perPage === undefined && total !== undefined;
  // Without the size of a page: the last one ends with the list, and the others are as long as this one.
  const before = isLast ? Math.max(0, total - posts.length) : (asked - 1) * (perPage ?? posts.length);
  const from = asCount(counts.from, 1) ?? (posts.length && before + 1);
  const to = asCount(counts.to, 1) ?? (posts.length && from + posts.length - 1);
  return { posts, page: asked, lastPage, from, to, total: total ?? to };
}

/**
 * Returns the post in an answer of unknown shape (`GET /api/posts/{id}`), which a Laravel resource wraps in `data`.
 *
 * @param asked the id that was asked for, which stands in where the answer does not repeat it
 * @throws {ApiError} `malformed` without a title
 */
export function parsePost(answer: unknown, asked: string): Post {
  const post = parseRow(answer, asked) ?? parseRow(isRecord(answer) ? answer.data : undefined, asked);
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
