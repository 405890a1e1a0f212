import { delay } from "../delay";
import { reloadIfStale } from "./app-version";

type Load<Module> = () => Promise<Module>;

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

const never = () => new Promise<never>(() => undefined);

/**
 * Imports code that the page needs without a visitor's request, with exponential backoff. It never rejects, and it does not reload
 * under an open dialog, in which somebody may be writing.
 *
 * @param signal ends the retries when the page is left; the promise then stays pending
 */
export async function importWithRetry<Module>(load: Load<Module>, signal?: AbortSignal): Promise<Module> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      if (signal?.aborted) return never();
      if (!document.querySelector("dialog[open]") && (await reloadIfStale())) return never();
      // Ends early when the network returns.
      await delay(pauseMs, window, "online");
    }
  }
}
