import useSWR, { type Revalidator, type RevalidatorOptions } from "swr";

import type { ApiError } from "../../../lib/api/api-error";
import { backoffMs } from "../../../lib/api/backoff";
import type { BuiltArticle } from "../model/built-article";
import { relatedTo, type Post, type PostPage, type Received } from "../model/post";
import { pagePath, postPath, requestPage, requestPost } from "./request-posts";

// Specification, section 9.
const PAGE_MS = 5 * 60_000;
const POST_MS = 10 * 60_000;

const FAILED_MS = 3_000;
/** A missing article may appear during a deployment. A missing list is a failure. */
const MISSING_MS = 60_000;

const retryTimers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Retries in even pauses: those of SWR's own retries grow to half an hour. The fetchers have made three retries before, unless the
 * API asks for a pause.
 */
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
  const isMissing = error.status === 404 && key.startsWith(postPath(""));
  const usualMs = isMissing ? MISSING_MS : FAILED_MS;
  const pauseMs = Math.max(usualMs, backoffMs(error, options.retryCount));
  retryTimers.set(
    key,
    setTimeout(() => void revalidate(options), pauseMs),
  );
};

/**
 * Returns a page of the article list. SWR keeps it for 5 minutes.
 *
 * @param page 1-based; undefined makes no request
 * @param built the page as the build read it
 * @returns `page` is the previous page, if any, until `state` is `ready`; `staleSince` is its time while it cannot be renewed
 */
export function usePostPage(page: number | undefined, built?: Received<PostPage>) {
  const { data, error, mutate } = useSWR<Received<PostPage>, ApiError>(
    page === undefined ? null : pagePath(page),
    () => requestPage(page ?? 1),
    { dedupingInterval: PAGE_MS, fallbackData: built, keepPreviousData: true, onErrorRetry },
  );
  const isReady = data !== undefined && data.page === (page ?? 1);
  const state = isReady ? ("ready" as const) : error ? ("failed" as const) : ("loading" as const);
  const retry = () => mutate().catch(() => undefined);
  return { page: data, state, staleSince: isReady && error ? data.receivedAt : undefined, retry };
}

/** Returns what to read after an article: as the build found it, else of the latest articles. */
export function useRelated(post: Post, built: BuiltArticle | undefined): readonly Post[] {
  const { page } = usePostPage(built ? undefined : 1);
  return built?.related ?? relatedTo(post, page?.posts ?? []);
}

/**
 * Returns one article. SWR keeps it for 10 minutes.
 *
 * @param id undefined makes no request
 * @param built the article as the build read it
 * @param linked the post that the link to the article carried
 * @returns `post` is the linked one, if any, until `state` is `ready`; `staleSince` is its time while it cannot be renewed;
 * `isWithdrawn` is true while the API answers 404
 */
export function usePost(id: string | undefined, built?: Received<Post>, linked?: Post) {
  const { data, error, mutate } = useSWR<Received<Post>, ApiError>(
    id === undefined ? null : postPath(id),
    () => requestPost(id ?? ""),
    { dedupingInterval: POST_MS, fallbackData: built, onErrorRetry },
  );
  const retry = () => mutate().catch(() => undefined);
  const isWithdrawn = error?.status === 404;
  // One that only the build has read may have been withdrawn long ago.
  const known = isWithdrawn && data === built ? undefined : data;
  const meanwhile = isWithdrawn ? ("missing" as const) : error ? ("failed" as const) : ("loading" as const);
  return {
    post: known ?? (linked?.id === id && !isWithdrawn ? linked : undefined),
    state: known ? ("ready" as const) : meanwhile,
    staleSince: error ? data?.receivedAt : undefined,
    isWithdrawn,
    retry,
  };
}
