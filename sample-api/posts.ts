import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** A post as the API sends it, with `{{origin}}` in place of the server's address. */
export interface Post {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string | null;
  readonly meta_description: string | null;
  readonly body: string;
  readonly category_id: number;
  readonly image: string | null;
  readonly created_at: string;
}

export const postsPerPage = 9;

const frontMatter = z.strictObject({
  title: z.string(),
  excerpt: z.string().nullable().default(null),
  meta_description: z.string().nullable().default(null),
  category_id: z.number(),
  image: z.string().nullable().default(null),
  created_at: z.string(),
});

/**
 * Reads `NN-slug.html` files: YAML between two `---` lines, then the body's HTML; NN is the id.
 *
 * @returns newest first
 */
export function readPosts(folder = join(__dirname, "data", "posts")): Post[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".html"))
    .map((name) => {
      const [, head = "", body = ""] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(folder, name), "utf8")) ?? [];
      return { id: Number.parseInt(name, 10), ...frontMatter.parse(parse(head)), body: body.trim() };
    })
    .sort((a, b) => b.id - a.id);
}

/** Replaces `{{origin}}` in every text of a post. */
export function withOrigin(post: Post, origin: string): Post {
  const place = (text: string) => text.replaceAll("{{origin}}", origin);
  return { ...post, body: place(post.body), image: post.image === null ? null : place(post.image) };
}

/**
 * Returns a page in the shape of Laravel's length-aware paginator: `from` and `to` are null on a page without rows.
 *
 * @param path address of page one, without query
 */
export function paginate(posts: readonly unknown[], page: number, path: string): Record<string, unknown> {
  const total = posts.length;
  const last = Math.max(1, Math.ceil(total / postsPerPage));
  const first = (page - 1) * postsPerPage + 1;
  const rows = posts.slice(first - 1, page * postsPerPage);
  const address = (number: number) => `${path}?page=${number}`;
  return {
    current_page: page,
    data: rows,
    first_page_url: address(1),
    from: rows.length > 0 ? first : null,
    last_page: last,
    last_page_url: address(last),
    next_page_url: page < last ? address(page + 1) : null,
    path,
    per_page: postsPerPage,
    prev_page_url: page > 1 ? address(page - 1) : null,
    to: rows.length > 0 ? first + rows.length - 1 : null,
    total,
  };
}

/** Returns malformed posts among good ones. */
export function absurdPosts(good: readonly Post[]): unknown[] {
  return [
    null,
    "post",
    {},
    { title: "A post without id", created_at: "2026-10-01T00:00:00.000000Z" },
    ...good.slice(0, 2),
    { id: 901, title: null, excerpt: 5, body: null, category_id: "abc", image: 42, created_at: "yesterday" },
    { id: "902", title: "Only an id and a title" },
    {
      id: 903,
      title: "A category below zero",
      category_id: -3,
      image: "javascript:alert(1)",
      created_at: null,
    },
    ...good.slice(2, 4),
  ];
}
