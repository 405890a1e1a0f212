import * as en from "../../../strings/en";
import * as indonesian from "../../../strings/id";

/** An article. A list may leave out its body. */
export interface Post {
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  /** Of the title and summary; undefined where it is not clear. */
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
  /** Milliseconds since 1970. */
  readonly createdAt: number | undefined;
  readonly updatedAt: number | undefined;
}

/** With the time of the response, in milliseconds since 1970. */
export type Received<Data> = Data & { readonly receivedAt: number };

/** A page of the list. `from` and `to` are the positions of its first and last post, 0 on an empty page. */
export interface PostPage {
  readonly posts: readonly Post[];
  /** 1-based; may lie beyond the last. */
  readonly page: number;
  readonly lastPage: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** The parts of an article that a link to it needs. */
export type LinkedPost = Pick<Post, "id" | "title" | "language">;

/** The articles beside one in the API's order, newest first. */
export interface Neighbours {
  readonly newer?: LinkedPost | undefined;
  readonly older?: LinkedPost | undefined;
}

/** Returns the articles beside one in a list. */
export function neighboursIn(posts: readonly Post[], id: string): Neighbours {
  const index = posts.findIndex((post) => post.id === id);
  const link = (post: Post | undefined) =>
    post && { id: post.id, title: post.title, language: post.language };
  return index < 0 ? {} : { newer: link(posts[index - 1]), older: link(posts[index + 1]) };
}

/** An article's text as HTML, sanitised by the build. */
export interface BuiltText {
  readonly html: string;
  readonly language: "en" | "id" | undefined;
}

/** The context of an article's page: what the build has read. JSON. */
export interface BuiltArticle {
  readonly post: Received<Post>;
  /** Undefined for an article without a body. */
  readonly text: BuiltText | undefined;
  readonly neighbours: Neighbours;
}

/** The context of the pages of articles. */
export interface ArticlesContext {
  /** Set on an article's own page. */
  readonly article?: BuiltArticle;
  /** Set on the list: its first page. */
  readonly list?: Received<PostPage>;
}

const category = (name: keyof typeof en.articles.categories) => ({
  icon: name,
  /** English, for cards. */
  label: en.articles.categories[name],
  /** For the article's own page. */
  indonesianLabel: indonesian.articles.categories[name],
});
const tips = category("tips");
const categories = [tips, category("information"), category("education"), category("news")];

/** Returns the category by id modulo 4 (specification, section 3). Anything but a whole number is Tips. */
export function categoryOf(categoryId = 0) {
  // JavaScript's remainder of a negative number is negative.
  return categories[((categoryId % 4) + 4) % 4] ?? tips;
}

/** Returns what a card says about a post: its excerpt, else its meta description, else `fallback`. */
export function summaryOf(post: Post, fallback: string): string {
  return post.excerpt ?? post.metaDescription ?? fallback;
}

/** Returns the posts, without the pictures of those that repeat one of an earlier post. */
export function withoutRepeatedPictures(posts: readonly Post[]): readonly Post[] {
  return posts.map((post, index) => {
    const first = posts.findIndex(({ imageUrl }) => imageUrl === post.imageUrl);
    return first < index ? { ...post, imageUrl: undefined } : post;
  });
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

/** Returns the words of HTML in lower case, each between two spaces. */
const wordsOf = (html: string): string =>
  ` ${html
    .replace(/(?:<[^<>]*>|&nbsp;|[^\p{L}\p{N}])+/gu, " ")
    .trim()
    .toLowerCase()} `;

/**
 * Returns the branches whose area an article names.
 *
 * @param branches `place` is the area and its district: "Berawa, Tibubeneng"
 */
export function namedIn<Branch extends { readonly place: string }>(
  { title, excerpt, body }: Post,
  branches: readonly Branch[],
): readonly Branch[] {
  const words = wordsOf([title, excerpt, body].join(" "));
  return branches.filter(({ place }) => words.includes(wordsOf(place.replace(/,.*/, ""))));
}
