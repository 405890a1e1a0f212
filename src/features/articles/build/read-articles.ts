/** Reads the articles for their pages. Runs in the window that in-window.ts makes, with the code that visitors run. */
import { ApiError } from "../../../lib/api/api-error";
import { apiBase } from "../../../lib/api/api-url";
import { backoffMs, isThrottled } from "../../../lib/api/backoff";
import { delay } from "../../../lib/delay";
import { requestPage, requestPost } from "../api/request-posts";
import { neighboursIn, type BuiltArticle, type Post, type PostPage, type Received } from "../model/post";
import { builtText } from "../parts/normalize-html";

/** Requests at once: gentle to the API, and 3,000 articles take half a minute. */
const AT_ONCE = 8;
/** An API that counts requests or is slow ends the reading, not the build. */
const BUDGET_MS = 120_000;
const MOST_PAGES = 1_000;
/** Of a body. jsdom takes minutes for thousands of paragraphs, which a browser shows at once. */
const MOST_CHARACTERS = 60_000;

/** What the build has read of the API. JSON. */
export interface ReadArticles {
  /** The first page of the list, without bodies. */
  readonly list: Received<PostPage> | undefined;
  /** In the API's order, without those that it has withdrawn. */
  readonly posts: readonly Post[];
  readonly articles: readonly BuiltArticle[];
  /** A sentence on what is built and what is not, and why. */
  readonly report: string;
  readonly isComplete: boolean;
}

/** @param problems why articles are not built, and how many of them: "could not be read, timeout" → 2 */
const describe = (built: number, total: number, problems: ReadonlyMap<string, number>, hasList: boolean) => {
  const reasons = [...problems].map(([reason, count]) => `${count}: ${reason}`).join("; ");
  if (!hasList)
    return `No article has a page of its own, because ${apiBase()} sent no list of them (${reasons}). The browser loads all of them.`;
  const pages = `${built} of ${total} articles of ${apiBase()} have pages of their own.`;
  return reasons ? `${pages} The browser loads the others (${reasons}).` : pages;
};

/** The id is the name of a folder. */
const isFolderName = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** Calls a function for each item, a few at once. */
const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const queue = items.values();
  const takeNext = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
};

/** Reads all articles. It never rejects: what fails is counted. */
export async function readArticles(): Promise<ReadArticles> {
  const deadline = Date.now() + BUDGET_MS;
  const problems = new Map<string, number>();
  const note = (problem: string) => void problems.set(problem, (problems.get(problem) ?? 0) + 1);
  const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

  /** Waits as long as a throttled request asks for. */
  const request = async <Data>(load: () => Promise<Data>): Promise<Data> => {
    for (let failures = 1; ; failures++) {
      if (Date.now() > deadline) throw new Error("too slow");
      try {
        return await load();
      } catch (error) {
        const pauseMs =
          error instanceof ApiError && isThrottled(error) ? backoffMs(error, failures) : Infinity;
        if (Date.now() + pauseMs > deadline) throw error;
        await delay(pauseMs);
      }
    }
  };

  const pages: PostPage[] = [];
  const readPage = async (number: number) => {
    try {
      pages[number] = await request(() => requestPage(number));
    } catch (error) {
      note(`page ${number} of the list could not be read, ${reasonOf(error)}`);
    }
  };
  await readPage(1);
  const lastPage = Math.min(pages[1]?.lastPage ?? 1, MOST_PAGES);
  await forEach(
    Array.from({ length: lastPage - 1 }, (_, index) => index + 2),
    readPage,
  );

  const posts = new Map(pages.flatMap((page) => page?.posts ?? []).map((post) => [post.id, post]));
  const texts = new Map<string, BuiltArticle["text"]>();
  const readPost = async (id: string) => {
    if (!isFolderName(id)) return note("an id that cannot be part of a path");
    try {
      const post = await request(() => requestPost(id));
      posts.set(id, post);
      if ((post.body?.length ?? 0) > MOST_CHARACTERS)
        return note(`a text of more than ${MOST_CHARACTERS} characters`);
      const text = post.body === undefined ? undefined : builtText(post.body);
      if (post.body !== undefined && !text) note("a text that only a browser can show");
      else texts.set(id, text);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) posts.delete(id);
      note(isGone ? "withdrawn since the list was read" : `could not be read, ${reasonOf(error)}`);
    }
  };
  await forEach([...posts.keys()], readPost);

  const receivedAt = Date.now();
  const list = pages[1];
  const all = [...posts.values()];
  const articles = all
    .filter(({ id }) => texts.has(id))
    .map((post) => ({
      post: { ...post, receivedAt },
      text: texts.get(post.id),
      neighbours: neighboursIn(all, post.id),
    }));
  return {
    list: list && {
      ...list,
      posts: list.posts
        .flatMap(({ id }) => posts.get(id) ?? [])
        .map((post) => ({ ...post, body: undefined })),
      receivedAt,
    },
    posts: all,
    articles,
    report: describe(articles.length, all.length, problems, list !== undefined),
    isComplete: problems.size === 0,
  };
}

export { builtText };
