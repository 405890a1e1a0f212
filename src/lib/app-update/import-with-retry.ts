import { reloadIfStale } from "./app-version";
import { delay } from "../delay";

type Load<Module> = () => Promise<Module>;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

const forEver = () => new Promise<never>(() => undefined);

/**
 * import() of code that is wanted at this moment. If it is gone because the site has been deployed anew, the page
 * reloads, and the promise stays open until then.
 *
 * @param prepare called before a reload
 * @throws whatever `load` throws, when a reload would not help
 */
export async function importOrReload<Module>(load: Load<Module>, prepare?: () => void): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (await reloadIfStale(prepare)) return forEver();
    throw error;
  }
}

/**
 * As `importOrReload`, for code that the page wants by itself: keeps trying, soon after the network is back and otherwise ever more
 * slowly, and reloads nothing under an open dialog, in which somebody may be writing. Never rejects.
 *
 * @param signal ends the trying, when the page that wants the code is left; the promise then stays open
 */
export async function importWithRetry<Module>(load: Load<Module>, signal?: AbortSignal): Promise<Module> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      if (signal?.aborted) return forEver();
      if (!document.querySelector("dialog[open]") && (await reloadIfStale())) return forEver();
      await delay(pauseMs, window, "online");
    }
  }
}
