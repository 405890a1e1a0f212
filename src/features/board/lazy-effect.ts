import { importWithRetry } from "../../lib/app-update/import-with-retry";

/** Runs what a script that comes later starts, until the returned function is called, be that before or after it came. */
export function lazyEffect<Chunk>(
  load: () => Promise<Chunk>,
  start: (chunk: Chunk) => () => void,
): () => void {
  const leaving = new AbortController();
  let stop: (() => void) | undefined;
  void importWithRetry(load, leaving.signal).then((chunk) => {
    if (!leaving.signal.aborted) stop = start(chunk);
  });
  return () => {
    leaving.abort();
    stop?.();
  };
}
