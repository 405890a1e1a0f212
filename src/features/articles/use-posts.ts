import { useCallback, useDeferredValue, useEffect } from "react";
import useSWR, { useSWRConfig, type SWRConfiguration } from "swr";
import type { ApiError } from "../../lib/api/api-error";
import { createMemory } from "../../lib/api/create-memory";
import { getJson } from "../../lib/api/get-json";
import { withRetries } from "../../lib/api/with-retries";
import { parsePost, parsePostPage } from "./parse-posts";
import type { Post, PostPage } from "./post";

// Specification, section 9.
const PAGE_LASTS_MS = 5 * 60_000;
const POST_LASTS_MS = 10 * 60_000;

// A view that failed asks again by itself at the pace of the rates' polls, for as long as it lasts.
const RECOVERY_MS = 3_000;

// That an article is missing is an answer. It may be on its way all the same (or the API half-way through a deployment): it is
// looked for once a minute, and whenever the visitor or the network comes back.
const SLOW_RECOVERY_MS = 60_000;

// Failures are asked for again by withRetries and useRecovery; SWR's own retries come at growing distances.
const swrOptions: SWRConfiguration = { shouldRetryOnError: false };

export interface UsePostPage {
  /** The page asked for once `state` is `ready`; until then, and if it failed, the page that was shown before it, if any. */
  readonly page: PostPage | undefined;
  readonly state: "loading" | "ready" | "failed";
  /** While a page that is `ready` cannot be renewed: when it was received, in milliseconds since 1970. */
  readonly receivedAt: number | undefined;
  /** Asks at once; settles when the attempts have ended: with what came, or undefined. */
  readonly retry: () => Promise<PostPage | undefined>;
}

export interface UsePost {
  /** The whole article once `state` is `ready`; until then what its card knew, if it was seen on one. */
  readonly post: Post | undefined;
  readonly state: "loading" | "ready" | "missing" | "failed";
  /** While an article that is `ready` cannot be renewed: when it was received, in milliseconds since 1970. */
  readonly receivedAt: number | undefined;
  /** Whether the API has answered meanwhile that there is no such article: one that is being read stays. */
  readonly isGone: boolean;
  /** Asks at once; settles when the attempts have ended: with what came, or undefined. */
  readonly retry: () => Promise<Post | undefined>;
}

// Answers are deferred values: React renders what has come in slices of a few milliseconds, and a slow phone answers a finger
// meanwhile.

/** A page of the article list, 1-based; asked for again after 5 minutes at the earliest. */
export function usePostPage(page: number): UsePostPage {
  const { loadPage, receivedAt } = useLibrary();
  const swr = useSWR<PostPage, ApiError>(pagePath(page), () => loadPage(page), {
    ...swrOptions,
    keepPreviousData: true,
    // A list without any article is most likely a fault. While there is an error, SWR leaves that to useRecovery.
    refreshInterval: (latest) => (latest && isWithoutArticles(latest) ? RECOVERY_MS : 0),
    refreshWhenHidden: true,
    refreshWhenOffline: true,
  });
  useRecovery(swr.error, swr.mutate);
  const data = useDeferredValue(swr.data);
  const error = useDeferredValue(swr.error);
  // Deferred as they are: a page that is at hand would otherwise be waited for, being compared with the one before it.
  const asked = useDeferredValue(page);
  // Where nothing comes, SWR settles with what it holds, which may be the list without any article from before.
  const retry = async () => {
    const came = await swr.mutate();
    return came && !isWithoutArticles(came) ? came : undefined;
  };
  // A list without any article is nothing worth keeping through an outage.
  if (data?.page === asked && !(error && isWithoutArticles(data)))
    return { page: data, state: "ready", receivedAt: error && receivedAt.get(pagePath(asked)), retry };
  return { page: data, state: error ? "failed" : "loading", receivedAt: undefined, retry };
}

/** Gets a page before it is wanted, as when its button is pointed at. Makes no request for a page that is still young. */
export function usePrefetchPostPage(): (page: number) => void {
  const { loadPage } = useLibrary();
  return useCallback(
    // If it fails, the view that wants the page asks again and tells.
    (page) => void loadPage(page).catch(() => undefined),
    [loadPage],
  );
}

/** One article; asked for again after 10 minutes at the earliest. */
export function usePost(id: string): UsePost {
  const { loadPost, cards, receivedAt } = useLibrary();
  const swr = useSWR<Post, ApiError>(postPath(id), () => loadPost(id), swrOptions);
  useRecovery(swr.error, swr.mutate, true);
  const retry = swr.mutate;
  const data = useDeferredValue(swr.data);
  const error = useDeferredValue(swr.error);
  const isGone = error?.status === 404;
  if (data)
    return { post: data, state: "ready", receivedAt: error && receivedAt.get(postPath(id)), isGone, retry };
  const state = isGone ? "missing" : error ? "failed" : "loading";
  return { post: cards.get(id), state, receivedAt: undefined, isGone, retry };
}

/** Hardly ever true for long: nobody has published yet, or something is broken. Not so a page beyond the last. */
function isWithoutArticles({ page, posts }: PostPage): boolean {
  return page === 1 && posts.length === 0;
}

function pagePath(page: number): string {
  return `/api/posts?paginate=true&page=${page}`;
}

function postPath(id: string): string {
  return `/api/posts/${encodeURIComponent(id)}`;
}

/** What is known of the articles beside SWR's cache: when it was received, and the posts that were seen on cards. */
function createLibrary() {
  const pages = createMemory<PostPage>(PAGE_LASTS_MS, (page) => !isWithoutArticles(page));
  const posts = createMemory<Post>(POST_LASTS_MS);
  const cards = new Map<string, Post>();
  const receivedAt = new Map<string, number>();

  async function fetchParsed<T>(
    path: string,
    parse: (answer: unknown) => T,
    mayBeMissing = false,
  ): Promise<T> {
    const parsed = await withRetries(async () => parse(await getJson(path)), { mayBeMissing });
    receivedAt.set(path, Date.now());
    return parsed;
  }

  async function fetchPage(page: number): Promise<PostPage> {
    const fetched = await fetchParsed(pagePath(page), (answer) => parsePostPage(answer, page));
    for (const post of fetched.posts) cards.set(post.id, post);
    return fetched;
  }

  return {
    cards,
    receivedAt,
    loadPage: (page: number) => pages(pagePath(page), () => fetchPage(page)),
    loadPost: (id: string) =>
      posts(postPath(id), () => fetchParsed(postPath(id), (answer) => parsePost(answer, id), true)),
  };
}

const libraries = new WeakMap<object, ReturnType<typeof createLibrary>>();

// One library a cache: on the site there is one of each; every test has its own.
function useLibrary() {
  const { cache } = useSWRConfig();
  let library = libraries.get(cache);
  if (!library) {
    library = createLibrary();
    libraries.set(cache, library);
  }
  return library;
}

/**
 * Asks again at a calm pace for as long as there is an error and the view is mounted.
 *
 * @param mayBeMissing whether a 404 is the answer that there is no such thing; of a list it is a fault like any other
 */
function useRecovery(error: ApiError | undefined, ask: () => Promise<unknown>, mayBeMissing = false): void {
  useEffect(() => {
    // After a 401 the page is on its way to /login.
    if (!error || error.status === 401) return undefined;
    const isMissing = mayBeMissing && error.status === 404;
    const timer = setTimeout(() => void ask(), isMissing ? SLOW_RECOVERY_MS : RECOVERY_MS);
    return () => clearTimeout(timer);
  }, [error, ask, mayBeMissing]);
}
