import { delay } from "../delay";
import { reloadIfStale } from "./app-version";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Imports code that the page needs without a visitor's request, with exponential backoff. The promise never rejects. It stays
 * pending while the page reloads for a new version.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      if (await reloadIfStale()) return new Promise<never>(() => undefined);
      // Ends early when the network returns.
      await delay(pauseMs, window, "online");
    }
  }
}
