import * as en from "../../../strings/en";
import * as indonesian from "../../../strings/id";

/** An article, as a card shows it; `body` comes for certain only with the single article. */
export interface Post {
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  /** Of its words, undefined where they do not show it. */
  readonly language: "en" | "id" | undefined;
  /** Plain text; undefined when blank, as all texts here. */
  readonly excerpt: string | undefined;
  /** Plain text. */
  readonly metaDescription: string | undefined;
  /** HTML as its author pasted it: to be sanitized before it is shown. */
  readonly body: string | undefined;
  readonly categoryId: number | undefined;
  /** Absolute http(s) address. */
  readonly imageUrl: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number | undefined;
}

/** One page of the list. `from` and `to` are the positions of its first and last post among `total`, 0 on an empty page. */
export interface PostPage {
  readonly posts: readonly Post[];
  /** The page that was asked for, 1-based; it may lie beyond the last. */
  readonly page: number;
  readonly lastPage: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

export interface Category {
  /** Name of its icon. */
  readonly icon: "tips" | "information" | "education" | "news";
  /** English, for cards. */
  readonly label: string;
  /** Indonesian, for the article's own page. */
  readonly indonesianLabel: string;
}

const tips: Category = {
  icon: "tips",
  label: en.articles.categories.tips,
  indonesianLabel: indonesian.articles.categories.tips,
};

const categories: Readonly<Record<number, Category>> = {
  1: {
    icon: "information",
    label: en.articles.categories.information,
    indonesianLabel: indonesian.articles.categories.information,
  },
  2: {
    icon: "education",
    label: en.articles.categories.education,
    indonesianLabel: indonesian.articles.categories.education,
  },
  3: {
    icon: "news",
    label: en.articles.categories.news,
    indonesianLabel: indonesian.articles.categories.news,
  },
};

/** The category by id modulo 4 (specification, section 3); Tips for what is not a whole number. */
export function categoryOf(categoryId: number | undefined): Category {
  // The remainder of a negative number is negative in JavaScript, but modulo is not.
  return (categoryId !== undefined && categories[((categoryId % 4) + 4) % 4]) || tips;
}

/** What a card says about a post: its excerpt, else its meta description, else `otherwise`. */
export function summaryOf(post: Post, otherwise: string): string {
  return post.excerpt ?? post.metaDescription ?? otherwise;
}

/** Returns the posts without the pictures that a post before them shows already. */
export function withoutRepeatedPictures(posts: readonly Post[]): readonly Post[] {
  const seen = new Set<string>();
  return posts.map((post) => {
    if (post.imageUrl === undefined || !seen.has(post.imageUrl)) {
      seen.add(post.imageUrl ?? "");
      return post;
    }
    return { ...post, imageUrl: undefined };
  });
}
