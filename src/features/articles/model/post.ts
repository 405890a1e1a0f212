import type { IGatsbyImageData } from "gatsby-plugin-image";

/** An article. A list may leave out its body. */
export interface Post {
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  /** Of the whole article; undefined where it is not clear. */
  readonly language: "en" | "id" | undefined;
  /** Plain text, never blank. */
  readonly excerpt: string | undefined;
  /** Plain text. */
  readonly metaDescription: string | undefined;
  /** HTML as its author pasted it. */
  readonly body: string | undefined;
  readonly categoryId: number | undefined;
  /** Absolute http(s) address. */
  readonly imageUrl: string | undefined;
  /** That picture, where the build has optimised it. */
  readonly cover?: IGatsbyImageData | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
}

/** With the time of the response, in milliseconds since 1970. */
export type Received<Data> = Data & { readonly receivedAt: number };

/** A page of the list. `from` and `to` are the positions of its first and last post, undefined on an empty page. */
export interface PostPage {
  readonly posts: readonly Post[];
  /** 1-based; may lie beyond the last. */
  readonly page: number;
  readonly lastPage: number;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly total: number | undefined;
}

const RELATED = 3;

/**
 * Returns three of the latest articles to read after one, those of its category first.
 *
 * @param named ids of articles that have links of their own
 */
export function relatedTo(
  { id, categoryId }: Post,
  latest: readonly Post[],
  named: readonly (string | undefined)[] = [],
): readonly Post[] {
  const isOther = (post: Post) => categoryOf(post.categoryId) !== categoryOf(categoryId);
  return latest
    .filter((post) => ![id, ...named].includes(post.id))
    .sort((a, b) => Number(isOther(a)) - Number(isOther(b)))
    .slice(0, RELATED);
}

/**
 * Returns a short digest, by which two texts are compared (FNV-1a). It is synchronous, and works without TLS.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193);
  return `${text.length}-${digest >>> 0}`;
}

const categories = ["tips", "information", "education", "news"] as const;

/**
 * Returns the category by id modulo 4 (specification, section 3). Anything but a whole number is Tips. Its name is that of its icon
 * and its text.
 */
export function categoryOf(categoryId = 0): (typeof categories)[number] {
  // JavaScript's remainder of a negative number is negative.
  return categories[((categoryId % 4) + 4) % 4] ?? categories[0];
}

/** Returns what a card says about a post: its excerpt, else its meta description, else `fallback`. */
export function summaryOf(
  { excerpt, metaDescription }: Pick<Post, "excerpt" | "metaDescription">,
  fallback: string,
): string {
  return excerpt ?? metaDescription ?? fallback;
}

/**
 * Returns the page that an address asks for: its `page` parameter, or 1 for anything but a whole number from 1 up
 * (specification, section 5).
 *
 * @param search the address from its question mark on
 * @example pageNumber("?page=3") // 3
 * @example pageNumber("?page=three") // 1
 */
export function pageNumber(search: string): number {
  const asked = new URLSearchParams(search).get("page") ?? "";
  // Numbers of more than 15 digits are not exact.
  return /^\d{1,15}$/.test(asked) ? Math.max(1, Number(asked)) : 1;
}
