import { useEffect, useSyncExternalStore } from "react";

/** What the document's head says while an article, or its absence, is shown. */
export interface ArticleHead {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address. */
  readonly path: string;
  /** Absolute address of a picture for shared links. */
  readonly image?: string;
  /** Its text is Indonesian, not English as the site. */
  readonly isIndonesian?: boolean;
  /** There is nothing to be found here: search engines are told so. */
  readonly isMissing?: boolean;
}

let current: ArticleHead | undefined;
const listeners = new Set<() => void>();

function show(head: ArticleHead | undefined): void {
  current = head;
  for (const listener of listeners) listener();
}

/** Has the document's head speak of an article for as long as the view that calls this is there. */
export function useArticleHead({
  title,
  description,
  path,
  image,
  isIndonesian,
  isMissing,
}: ArticleHead): void {
  useEffect(() => {
    show({ title, description, path, image, isIndonesian, isMissing });
    return () => show(undefined);
  }, [title, description, path, image, isIndonesian, isMissing]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * For the page's `Head`: Gatsby renders it apart from the page, with nothing but the page's build-time data, so what the
 * view has learned comes to it by this way. Undefined at build time, and while no article is shown.
 */
export function useShownHead(): ArticleHead | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
