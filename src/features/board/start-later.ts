import { loadCodeSteadily } from "../../lib/app-update/load-code";

/** Runs what a script that comes later starts, until the returned function is called, be that before or after it came. */
export function startLater<Chunk>(
  load: () => Promise<Chunk>,
  start: (chunk: Chunk) => () => void,
): () => void {
  const leaving = new AbortController();
  let stop: (() => void) | undefined;
  void loadCodeSteadily(load, leaving.signal).then((chunk) => {
    if (!leaving.signal.aborted) stop = start(chunk);
  });
  return () => {
    leaving.abort();
    stop?.();
  };
}
