/** Reads the articles of the API with the code that visitors run, within `withBrowserGlobals`. */
import { requestPage, requestPost } from "../../src/features/articles/api/request-posts";
import { digestOf, type Post, type PostPage, type Received } from "../../src/features/articles/model/post";
import { builtText } from "../../src/features/articles/parts/normalize-html";
import { ApiError } from "../../src/lib/api/api-error";
import { apiBase } from "../../src/lib/api/api-url";
import { backoffMs, isThrottled } from "../../src/lib/api/backoff";
import { delay } from "../../src/lib/delay";
import { timeInWords } from "../../src/lib/format/bali-time";

/** Requests at once: gentle to the API, and 3,000 articles take half a minute. */
const AT_ONCE = 8;
/** An API that counts requests or is slow ends the reading, not the build. */
const BUDGET_MS = 120_000;
const MOST_PAGES = 1_000;
/** Of a body. jsdom takes minutes for thousands of paragraphs, which a browser shows at once. */
const MOST_CHARACTERS = 60_000;

/** The fields of an article's node. JSON. */
export type ArticleFields = Received<Omit<Post, "id">> & {
  readonly postId: string;
  /** The sanitised body. */
  readonly html?: string;
  /** Of the body as the API sent it. */
  readonly digest?: string;
  /** Whether the build makes a page of it. The browser loads the others. */
  readonly hasPage: boolean;
  /** Id of the node of its cover. */
  readonly cover?: string | undefined;
};

/** The fields of the list's node: its first page. JSON. */
export type ListFields = Received<Omit<PostPage, "posts">> & { readonly postIds: readonly string[] };

/** What an earlier build has read, or this one. The articles are in the API's order, without those that it has withdrawn. */
export interface Articles {
  readonly articles: readonly ArticleFields[];
  readonly list: ListFields | undefined;
}

/** Counts equal texts: "2: could not be read, timeout; 1: withdrawn since the list was read" */
const counted = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => `${texts.filter((each) => each === text).length}: ${text}`).join("; ");

const describe = (
  articles: readonly ArticleFields[],
  before: number,
  isListWhole: boolean,
  problems: readonly string[],
  kept: readonly string[],
) => {
  const reasons = counted(problems);
  if (articles.length === 0 && !isListWhole)
    return `No article has a page of its own, because ${apiBase()} sent no list of them (${reasons}). The browser loads all of them.`;
  const built = articles.filter(({ hasPage }) => hasPage).length;
  return [
    `${built} of ${articles.length} articles of ${apiBase()} have pages of their own.`,
    kept.length > 0 &&
      `The API did not send all of them, and an earlier build read these (${counted(kept)}).`,
    reasons && `What the build could not read or show, the browser loads (${reasons}).`,
    isListWhole &&
      articles.length * 2 < before &&
      `Its list is less than half as long as before: ${articles.length} articles instead of ${before}.`,
  ]
    .filter(Boolean)
    .join(" ");
};

/** The id is the name of a folder. */
const isFolderName = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** Calls a function for each item, a few at once. */
export const forEach = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items.values();
  const takeNext = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

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

/** Reads all pages of the list, as far as they can be read. */
const readPages = async (deadline: number, failures: string[], mayBeEmpty: boolean) => {
  const pages: PostPage[] = [];
  const readPage = async (number: number) => {
    try {
      const page = await requestUntil(deadline, () => requestPage(number));
      // Most likely a fault of the API, for which visitors' browsers take it too.
      if (number === 1 && page.posts.length === 0 && !mayBeEmpty) throw new Error("it is empty");
      pages[number] = page;
    } catch (error) {
      failures.push(`page ${number} of the list could not be read, ${reasonOf(error)}`);
    }
  };
  await readPage(1);
  const lastPage = Math.min(pages[1]?.lastPage ?? 1, MOST_PAGES);
  await forEach(
    Array.from({ length: lastPage - 1 }, (_, index) => index + 2),
    readPage,
  );
  return pages;
};

/**
 * Reads all articles. It never rejects: what fails is counted, and stays as an earlier build has read it.
 *
 * @param cached what an earlier build has read
 * @returns `isComplete`: whether the API sent all that it was asked for; `isWarning`: whether somebody should read the report
 */
export async function readArticles(cached: Articles) {
  const deadline = Date.now() + BUDGET_MS;
  const receivedAt = Date.now();
  const failures: string[] = [];
  const problems: string[] = [];
  const note = (problem: string) => void problems.push(problem);

  const pages = await readPages(deadline, failures, cached.articles.length === 0);
  const isListWhole = failures.length === 0;
  const known = new Map(cached.articles.map((article) => [article.postId, article]));
  const articles = new Map<string, ArticleFields>();
  const withoutPage = ({ id, ...post }: Post): ArticleFields => ({
    ...post,
    body: undefined,
    receivedAt,
    postId: id,
    hasPage: false,
  });
  for (const post of pages.flatMap((page) => page?.posts ?? [])) articles.set(post.id, withoutPage(post));

  const readPost = async (id: string) => {
    if (!isFolderName(id)) return note("an id that cannot be part of a path");
    try {
      const post = await requestUntil(deadline, () => requestPost(id));
      const { body } = post;
      articles.set(id, withoutPage(post));
      if (body && body.length > MOST_CHARACTERS)
        return note(`a text of more than ${MOST_CHARACTERS} characters`);
      const html = body && builtText(body, post.language);
      if (body && html === undefined) return note("a text that only a browser can show");
      articles.set(id, {
        ...withoutPage(post),
        hasPage: true,
        ...(body && { html, digest: digestOf(body) }),
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        note("withdrawn since the list was read");
        articles.delete(id);
        known.delete(id);
        return;
      }
      failures.push(`could not be read, ${reasonOf(error)}`);
      const earlier = known.get(id);
      if (earlier) articles.set(id, earlier);
    }
  };
  await forEach([...articles.keys()], readPost);

  // An article of which a whole list says nothing is withdrawn.
  if (!isListWhole) for (const [id, article] of known) if (!articles.has(id)) articles.set(id, article);
  const all = [...articles.values()];
  const kept = all
    .filter((article) => article.receivedAt !== receivedAt)
    .map((article) => `at ${timeInWords(article.receivedAt)}`);
  const [, first] = pages;
  const listOf = ({ posts, ...counts }: PostPage) => ({
    ...counts,
    receivedAt,
    postIds: posts.map(({ id }) => id),
  });
  return {
    articles: all,
    list: first ? listOf(first) : cached.list,
    report: describe(all, cached.articles.length, isListWhole, [...failures, ...problems], kept),
    isComplete: failures.length === 0,
    isWarning: failures.length + problems.length > 0 || all.length * 2 < cached.articles.length,
  };
}
