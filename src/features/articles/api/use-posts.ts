import { useEffect } from "react";
import useSWR, { preload, useSWRConfig, type Cache, type Revalidator, type RevalidatorOptions } from "swr";

import type { ApiError } from "../../../lib/api/api-error";
import { getJson } from "../../../lib/api/get-json";
import { withRetries } from "../../../lib/api/with-retries";
import { currentTime } from "../../../lib/clock";
import type { Post, PostPage } from "../model/post";
import { parsePost, parsePostPage } from "./parse-posts";

// Specification, section 9.
const PAGE_MS = 5 * 60_000;
const POST_MS = 10 * 60_000;

const RECOVERY_MS = 3_000;
/** A missing article may appear during a deployment. */
const MISSING_MS = 60_000;

/** With the time of the response, in milliseconds since 1970. */
type Received<Data> = Data & { readonly receivedAt: number };

/** An empty first page is most likely a fault. */
const isEmpty = ({ page, posts }: PostPage): boolean => page === 1 && posts.length === 0;

const isMissing = (error: ApiError | undefined): boolean => error?.status === 404;

const pagePath = (page: number): string => `/api/posts?paginate=true&page=${page}`;
const postPath = (id: string): string => `/api/posts/${encodeURIComponent(id)}`;

const fetchPage = (page: number) => () =>
  withRetries(async (): Promise<Received<PostPage>> => ({
    ...parsePostPage(await getJson(pagePath(page)), page),
    receivedAt: currentTime(),
  }));

const fetchPost = (id: string) => () =>
  withRetries(
    async (): Promise<Received<Post>> => ({
      ...parsePost(await getJson(postPath(id)), id),
      receivedAt: currentTime(),
    }),
    { mayBeMissing: true },
  );

/** Returns an `onErrorRetry` that never gives up: SWR's own retries end. The fetchers make three retries before. */
const retryAfter =
  (delayMs: (error: ApiError) => number) =>
  (
    error: ApiError,
    _key: string,
    _config: unknown,
    revalidate: Revalidator,
    { retryCount }: RevalidatorOptions,
  ): void => {
    // After a 401 the page is on its way to /login.
    if (error.status !== 401) setTimeout(() => void revalidate({ retryCount }), delayMs(error));
  };

/**
 * A page of the article list, fetched again after 5 minutes at the earliest.
 *
 * @param page 1-based
 * @returns `page` is the previous one, if any, until `state` is `ready`; `receivedAt` is set while `page` is ready and
 * cannot be renewed
 */
export function usePostPage(page: number) {
  const swr = useSWR<Received<PostPage>, ApiError>(pagePath(page), fetchPage(page), {
    onErrorRetry: retryAfter(() => RECOVERY_MS),
    dedupingInterval: PAGE_MS,
    keepPreviousData: true,
  });
  const { data, error, mutate } = swr;
  // Not `refreshInterval`, which would be de-duplicated.
  useEffect(() => {
    if (!data || error || !isEmpty(data)) return undefined;
    const timer = setTimeout(() => void mutate().catch(() => undefined), RECOVERY_MS);
    return () => clearTimeout(timer);
  }, [data, error, mutate]);
  const retry = async () => {
    const received = await mutate().catch(() => undefined);
    return received && !isEmpty(received) ? received : undefined;
  };
  const isReady = data?.page === page && !(error && isEmpty(data));
  const state = isReady ? ("ready" as const) : error ? ("failed" as const) : ("loading" as const);
  return { page: data, state, receivedAt: isReady && error ? data.receivedAt : undefined, retry };
}

/** Returns a function that fetches a page ahead of time, unless it is cached. */
export function usePrefetchPostPage(): (page: number) => void {
  const { cache } = useSWRConfig();
  return (page) => {
    const isCached = cache.get(pagePath(page))?.data !== undefined;
    if (!isCached) void preload(pagePath(page), fetchPage(page)).catch(() => undefined);
  };
}

const findPost = (cache: Cache, id: string): Post | undefined => {
  for (const key of cache.keys()) {
    const data = key.startsWith("/api/posts?") ? (cache.get(key)?.data as PostPage | undefined) : undefined;
    const post = data?.posts.find((candidate) => candidate.id === id);
    if (post) return post;
  }
  return undefined;
};

/**
 * One article, fetched again after 10 minutes at the earliest.
 *
 * @returns `post` is what the list knows of it until `state` is `ready`; `receivedAt` is set while a ready article
 * cannot be renewed; `isGone` once the API answers that it does not exist
 */
export function usePost(id: string | undefined) {
  const { cache } = useSWRConfig();
  const swr = useSWR<Received<Post>, ApiError>(
    id === undefined ? null : postPath(id),
    id === undefined ? null : fetchPost(id),
    {
      onErrorRetry: retryAfter((error) => (isMissing(error) ? MISSING_MS : RECOVERY_MS)),
      dedupingInterval: POST_MS,
    },
  );
  const { data, error } = swr;
  const isGone = isMissing(error);
  const retry = () => swr.mutate().catch(() => undefined);
  if (data)
    return { post: data, state: "ready" as const, receivedAt: error && data.receivedAt, isGone, retry };
  const state = isGone ? ("missing" as const) : error ? ("failed" as const) : ("loading" as const);
  const known = id === undefined ? undefined : findPost(cache, id);
  return { post: known, state, receivedAt: undefined, isGone, retry };
}
