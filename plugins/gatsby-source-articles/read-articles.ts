/** Reads the articles of the API with the code that visitors run. */
import { requestPage, requestPost } from "../../src/features/articles/api/request-posts";
import { digestOf, type Post, type Received } from "../../src/features/articles/model/post";
import { builtTexts } from "../../src/features/articles/parts/normalize-html";
import { ApiError } from "../../src/lib/api/api-error";
import { apiBase } from "../../src/lib/api/api-url";
import { backoffMs, isThrottled } from "../../src/lib/api/backoff";
import { delay } from "../../src/lib/delay";
import { timeInWords } from "../../src/lib/format/bali-time";
import english from "../../src/strings/en";
import { createDom } from "./create-dom";

/** Requests at once: gentle to the API, and 3,000 articles take half a minute. */
const AT_ONCE = 8;
/** An API that counts requests or is slow ends the reading, not the build. */
const BUDGET_MS = 120_000;
const MOST_PAGES = 1_000;

/** An article as Gatsby's cache keeps it. */
export interface ReadArticle {
  readonly post: Received<Post>;
  /** The page of the list that names it. */
  readonly page: number;
  /** The sanitised body by the page's language, empty without a body. The browser loads articles without this field. */
  readonly html?: Readonly<Record<string, string>> | undefined;
  /** Of the body as the API sent it. */
  readonly digest?: string | undefined;
  /** Id of the node of its cover. */
  readonly cover?: string | undefined;
}

/** Calls a function for each item, a few at once. */
export const mapFew = async <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) => {
  const results: Result[] = [];
  for (let index = 0; index < items.length; index += AT_ONCE)
    results.push(...(await Promise.all(items.slice(index, index + AT_ONCE).map(work))));
  return results;
};

/** Counts equal texts: "2: an article could not be read, timeout; 1: a text that only a browser can show" */
const counted = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => `${texts.filter((each) => each === text).length}: ${text}`).join("; ");

/** Makes a request. A throttled one waits as long as the API asks for. */
const requestUntil = async <Data>(deadline: number, load: () => Promise<Data>): Promise<Data> => {
  for (let failures = 1; ; failures++) {
    if (Date.now() > deadline) throw new Error("too slow");
    try {
      return await load();
    } catch (error) {
      const pauseMs = error instanceof ApiError && isThrottled(error) ? backoffMs(error, failures) : Infinity;
      if (Date.now() + pauseMs > deadline) throw error;
      await delay(pauseMs);
    }
  }
};

/**
 * Reads all articles. It never rejects: what fails is counted, and stays as an earlier build has read it.
 *
 * @param earlier the articles of an earlier build
 * @param siteUrl public address, if it is known
 * @returns the articles in the API's order, without those that it has withdrawn; `isComplete`: whether the API sent all that
 * it was asked for; `report`: sentences, more than one where somebody should read them
 */
export async function readArticles(earlier: readonly ReadArticle[], siteUrl?: string) {
  const dom = createDom(siteUrl);
  const startedAt = Date.now();
  const deadline = startedAt + BUDGET_MS;
  const failures: string[] = [];
  const problems: string[] = [];
  const fail = (what: string, error: unknown) =>
    void failures.push(`${what} could not be read, ${(error as Error).message}`);

  const readPage = async (number: number) => {
    try {
      const page = await requestUntil(deadline, () => requestPage(number, dom));
      // Most likely a fault of the API, for which visitors' browsers take it too.
      if (number === 1 && page.posts.length === 0 && earlier.length > 0) throw new Error("it is empty");
      return page;
    } catch (error) {
      fail(`page ${number} of the list`, error);
      return undefined;
    }
  };
  const first = await readPage(1);
  const further = Math.min(first?.lastPage ?? 1, MOST_PAGES) - 1;
  const numbers = Array.from({ length: further }, (_, index) => index + 2);
  const pages = [first, ...(await mapFew(numbers, readPage))];
  const isListWhole = failures.length === 0;

  const listed = new Map<string, ReadArticle>();
  for (const { posts, page, receivedAt } of pages.filter((each) => each !== undefined))
    for (const post of posts)
      // A new article moves others to the next page while the list is read.
      if (!listed.has(post.id)) listed.set(post.id, { post: { ...post, body: undefined, receivedAt }, page });
  const readPost = async (article: ReadArticle): Promise<readonly ReadArticle[]> => {
    const { id } = article.post;
    try {
      const { body, ...post } = await requestUntil(deadline, () => requestPost(id, dom));
      const html = body === undefined ? {} : builtTexts(body, post.language, dom);
      if (html === undefined) problems.push("a text that only a browser can show");
      const digest = body && html && digestOf(body);
      return [{ ...article, post: { ...post, body: undefined }, html, digest }];
    } catch (error) {
      // Withdrawn since the list was read.
      if (error instanceof ApiError && error.status === 404) return [];
      fail("an article", error);
      return [earlier.find(({ post }) => post.id === id) ?? article];
    }
  };
  const read = (await mapFew([...listed.values()], readPost)).flat();
  // An article of which a whole list says nothing is withdrawn.
  const unlisted = isListWhole ? [] : earlier.filter(({ post }) => !listed.has(post.id));
  const articles = [...read, ...unlisted];

  const built = articles.filter(({ html }) => html !== undefined);
  const kept = articles.map(({ post }) => post.receivedAt).filter((time) => time < startedAt);
  const report = [
    `${built.length} of ${articles.length} articles of ${apiBase()} have pages of their own.`,
    kept.length > 0 &&
      `The API did not send all of them: an earlier build read ${kept.length}, at ${timeInWords(Math.min(...kept), english)} or later.`,
    failures.length + problems.length > 0 &&
      `What the build could not read or show, the browser loads (${counted([...failures, ...problems])}).`,
    articles.length * 2 < earlier.length &&
      `The list is less than half as long as before: ${articles.length} articles instead of ${earlier.length}.`,
  ].filter((sentence) => sentence !== false);
  return { articles, report, isComplete: failures.length === 0 };
}
