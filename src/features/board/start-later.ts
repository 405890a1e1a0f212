import { loadCodeSteadily } from "../../lib/load-code";

/** Runs what a script that comes later starts, until the returned function is called, be that before or after it came. */
export function startLater<Chunk>(
  load: () => Promise<Chunk>,
  start: (chunk: Chunk) => () => void,
): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  void loadCodeSteadily(load).then((chunk) => {
    if (!isOver) stop = start(chunk);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
