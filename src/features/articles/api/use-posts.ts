import { useEffect, useRef } from "react";
import useSWR, { useSWRConfig, type Cache, type Revalidator, type RevalidatorOptions } from "swr";

import type { ApiError } from "../../../lib/api/api-error";
import { getJson } from "../../../lib/api/get-json";
import { backoffMs, withRetries } from "../../../lib/api/with-retries";
import { currentTime } from "../../../lib/clock";
import type { Post, PostPage } from "../model/post";
import { parsePost, parsePostPage } from "./parse-posts";

// Specification, section 9.
const PAGE_MS = 5 * 60_000;
const POST_MS = 10 * 60_000;

const RECOVERY_MS = 3_000;
/** A missing article may appear during a deployment, and so may the first articles. */
const MISSING_MS = 60_000;

/** An empty first page is most likely a fault of the API. */
const isEmpty = ({ page, posts }: PostPage): boolean => page === 1 && posts.length === 0;

const pagePath = (page: number): string => `/api/posts?paginate=true&page=${page}`;
const postPath = (id: string): string => `/api/posts/${encodeURIComponent(id)}`;

/** With the time of the response, in milliseconds since 1970. */
type Received<Data> = Data & { readonly receivedAt: number };

const received = <Data>(data: Data): Received<Data> => ({ ...data, receivedAt: currentTime() });

const loadPage = (page: number) =>
  withRetries(async () => received(parsePostPage(await getJson(pagePath(page)), page)));

interface Prefetch {
  readonly answer: Promise<Received<PostPage>>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** Requests ahead of time. SWR's `preload` would keep them for ever, failed ones too. */
const prefetched = new Map<number, Prefetch>();

const freshPrefetch = (page: number): Prefetch | undefined => {
  const prefetch = prefetched.get(page);
  return prefetch && currentTime() - prefetch.startedAt < PAGE_MS ? prefetch : undefined;
};

const fetchPage = (page: number) => () => {
  const prefetch = freshPrefetch(page);
  prefetched.delete(page);
  return prefetch?.answer ?? loadPage(page);
};

const fetchPost = (id: string) => () =>
  withRetries(async () => received(parsePost(await getJson(postPath(id)), id)), { mayBeMissing: true });

const retryTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** Never gives up, unlike SWR's own retries. The fetchers have made three retries before, unless the API asks for a pause. */
const onErrorRetry = (
  error: ApiError,
  key: string,
  _config: unknown,
  revalidate: Revalidator,
  options: Required<RevalidatorOptions>,
): void => {
  // Replaces the retry that an earlier failure has scheduled: a press on "Try Again" makes no second series.
  clearTimeout(retryTimers.get(key));
  // After a 401, `signOut` is loading /login.
  if (error.status === 401) return;
  const usualMs = error.status === 404 ? MISSING_MS : RECOVERY_MS;
  const pauseMs = Math.max(usualMs, backoffMs(error, options.retryCount));
  retryTimers.set(
    key,
    setTimeout(() => void revalidate(options), pauseMs),
  );
};

/**
 * Returns a page of the article list. SWR keeps it for 5 minutes.
 *
 * @param page 1-based
 * @returns `page` is the previous page, if any, until `state` is `ready`; `staleSince` is its time while it cannot be renewed
 */
export function usePostPage(page: number) {
  const { data, error, mutate } = useSWR<Received<PostPage>, ApiError>(pagePath(page), fetchPage(page), {
    dedupingInterval: PAGE_MS,
    keepPreviousData: true,
    onErrorRetry,
  });
  // Not `refreshInterval`, which SWR would deduplicate. While the list is empty, it polls with exponential backoff.
  const emptyAnswers = useRef(0);
  useEffect(() => {
    if (data && !isEmpty(data)) emptyAnswers.current = 0;
    if (!data || error || !isEmpty(data)) return undefined;
    const pauseMs = Math.min(RECOVERY_MS * 2 ** emptyAnswers.current, MISSING_MS);
    const timer = setTimeout(() => {
      emptyAnswers.current += 1;
      void mutate().catch(() => undefined);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [data, error, mutate]);
  const retry = async () => {
    const answer = await mutate().catch(() => undefined);
    return answer && !isEmpty(answer) ? answer : undefined;
  };
  const isReady = data?.page === page && !(error && isEmpty(data));
  const state = isReady ? ("ready" as const) : error ? ("failed" as const) : ("loading" as const);
  return { page: data, state, staleSince: isReady && error ? data.receivedAt : undefined, retry };
}

/** Returns a function that fetches a page ahead of time, unless it is cached. */
export function usePrefetchPostPage(): (page: number) => void {
  const { cache } = useSWRConfig();
  return (page) => {
    const isCached = cache.get(pagePath(page))?.data !== undefined;
    if (isCached || freshPrefetch(page)) return;
    const answer = loadPage(page);
    prefetched.set(page, { answer, startedAt: currentTime() });
    answer.catch(() => prefetched.get(page)?.answer === answer && prefetched.delete(page));
  };
}

const findPost = (cache: Cache, id: string): Post | undefined =>
  [...cache.keys()]
    .filter((key) => key.startsWith("/api/posts?"))
    .flatMap((key) => (cache.get(key)?.data as PostPage | undefined)?.posts ?? [])
    .find((post) => post.id === id);

/**
 * Returns one article. SWR keeps it for 10 minutes.
 *
 * @param id undefined makes no request
 * @returns `post` is the entry of a cached list, if any, until `state` is `ready`; `staleSince` is its time while it cannot be renewed;
 * `isGone` is true while the API answers 404
 */
export function usePost(id: string | undefined) {
  const { cache } = useSWRConfig();
  const { data, error, mutate } = useSWR<Received<Post>, ApiError>(
    id === undefined ? null : postPath(id),
    id === undefined ? null : fetchPost(id),
    { dedupingInterval: POST_MS, onErrorRetry },
  );
  const isGone = error?.status === 404;
  const retry = () => mutate().catch(() => undefined);
  if (data) {
    const staleSince = error ? data.receivedAt : undefined;
    return { post: data, state: "ready" as const, staleSince, isGone, retry };
  }
  const state = isGone ? ("missing" as const) : error ? ("failed" as const) : ("loading" as const);
  const known = id === undefined ? undefined : findPost(cache, id);
  return { post: known, state, staleSince: undefined, isGone, retry };
}
