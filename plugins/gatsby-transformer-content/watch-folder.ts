/**
 * Notices changes in the content folder by looking at it. A look costs about a millisecond and works where change
 * events do not: network drives, containers, editors that replace a file instead of writing into it.
 */
import { join } from "node:path";
import { fileStamp, listFiles } from "./pictures";

const lookEvery = 300;

/** Changes whenever a file in the folder changes, comes or goes. */
export function folderStamp(folder: string): string {
  try {
    return listFiles(folder)
      .map((path) => `${path} ${fileStamp(join(folder, path))}`)
      .join("\n");
  } catch {
    // A file went away between the listing and the look at it, or the whole folder is being replaced.
    return "";
  }
}

/**
 * Calls `changed` after each change in the folder, once the folder has been still for one look. Calls never overlap.
 * Does not keep the process alive.
 *
 * @param since the folder's stamp before it was last read: what changed while it was read counts
 * @returns ends the watching
 */
export function watchFolder(
  folder: string,
  changed: () => Promise<void> | void,
  since: string,
  every = lookEvery,
): () => void {
  let told = since;
  let last = folderStamp(folder);
  let timer = setTimeout(look, every);
  let stopped = false;
  async function look(): Promise<void> {
    const now = folderStamp(folder);
    if (now === last && now !== told) {
      told = now;
      await changed();
    }
    last = now;
    if (!stopped) timer = setTimeout(look, every).unref();
  }
  timer.unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Waits for one change in the folder, as `watchFolder` does. Keeps the process alive meanwhile. */
export function nextChange(folder: string, since: string, every = lookEvery): Promise<void> {
  return new Promise((resolve) => {
    const alive = setInterval(() => undefined, 60_000);
    const stop = watchFolder(
      folder,
      () => {
        stop();
        clearInterval(alive);
        resolve();
      },
      since,
      every,
    );
  });
}
