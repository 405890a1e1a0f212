import { load } from "cheerio";

import { imageUrl } from "../../src/lib/api/api-url";
import { parseTimestamp } from "../../src/lib/api/parse-timestamp";
import { withRetries } from "../../src/lib/api/with-retries";
import { languageOf } from "../../src/lib/language-of";
import { isRecord } from "../../src/lib/type-guards";

const MAX_PAGES = 100;
const TIMEOUT_MS = 10_000;

/** The parts of an article for its link preview. */
export interface PreviewPost {
  readonly id: string;
  readonly title: string;
  readonly summary: string | undefined;
  readonly language: "en" | "id" | undefined;
  readonly imageUrl: string | undefined;
  /** ISO 8601. */
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
}

type Json = Readonly<Record<string, unknown>>;

const plainText = (value: unknown): string | undefined => {
  if (typeof value !== "string") return undefined;
  // Some editors store line ends as these four characters.
  const html = value.replaceAll("\\r\\n", " ");
  // The parser takes the sign in "EUR<USD" for a tag up to the end of the text.
  const $ = load(html.replace(/<(?=[A-Z][^<>]*(?:<|$))/g, "&lt;"), null, false);
  $("script, style, template, noscript, title").remove();
  // Keeps the words of two paragraphs apart.
  $("*").before(" ");
  return $.text().replace(/\s+/g, " ").trim() || undefined;
};

const dateOf = (value: unknown): string | undefined => {
  const ms = parseTimestamp(value);
  return ms === undefined ? undefined : new Date(ms).toISOString();
};

const parseRow = (row: unknown): PreviewPost | undefined => {
  if (!isRecord(row)) return undefined;
  const id = typeof row.id === "number" || typeof row.id === "string" ? String(row.id).trim() : "";
  const title = plainText(row.title);
  // The id is the name of a folder.
  if (!/^[\w-]{1,100}$/.test(id) || !title) return undefined;
  const summary = plainText(row.meta_description) ?? plainText(row.excerpt);
  return {
    id,
    title,
    summary,
    language: languageOf(title, summary),
    imageUrl: imageUrl(row.image),
    createdAt: dateOf(row.created_at),
    updatedAt: dateOf(row.updated_at) ?? dateOf(row.created_at),
  };
};

const fetchPage = async (url: string): Promise<Json & { readonly data: readonly unknown[] }> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer: unknown = await response.json();
  if (!isRecord(answer) || !Array.isArray(answer.data)) throw new Error("the answer is not a list");
  return { ...answer, ...(isRecord(answer.meta) ? answer.meta : {}), data: answer.data };
};

/**
 * Reads all posts of the API.
 *
 * @param apiOrigin such as "https://api.example"
 * @returns the posts, and the problem if reading ended early
 */
export const readPosts = async (
  apiOrigin: string,
): Promise<{ readonly posts: readonly PreviewPost[]; readonly problem?: string }> => {
  const posts = new Map<string, PreviewPost>();
  const url = (page: number) => `${apiOrigin}/api/posts?paginate=true&page=${page}`;
  try {
    for (let page = 1, last = 1; page <= Math.min(last, MAX_PAGES); page++) {
      const answer = await withRetries(() => fetchPage(url(page)));
      for (const post of answer.data.map(parseRow)) if (post) posts.set(post.id, post);
      last = Number(answer.last_page) || 1;
    }
    return { posts: [...posts.values()] };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { posts: [...posts.values()], problem };
  }
};
