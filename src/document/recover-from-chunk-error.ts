import { backoff, RECOVERY_MS } from "../lib/api/backoff";
import { delay } from "../lib/delay";
import { pageDataFile } from "../lib/paths";
import { mayReload, reloadIfStale, reloadOnce } from "../lib/app-update/app-version";
import { fetchSameOrigin } from "../lib/app-update/fetch-same-origin";
import { showLoadFailure } from "../lib/app-update/load-failure";

declare global {
  interface Window {
    /** The page that the host serves for an address such as `/artikel/7`. Gatsby writes it into every document. */
    readonly pagePath?: string;
    /** The scripts of each page, by the name of its chunk, as JSON. Gatsby writes it into every document. */
    readonly ___chunkMapping?: string;
  }
}

type PageData = { readonly componentChunkName: string };

/** Returns whether the host serves the page's data and scripts. Some hosts send a page with status 200 for a missing file. */
const isServed = async (): Promise<boolean> => {
  const read = (response: Response): Promise<PageData> => response.json();
  const page = await fetchSameOrigin(pageDataFile(window.pagePath ?? "/"), read);
  const chunks = JSON.parse(window.___chunkMapping ?? "{}") as Readonly<Record<string, readonly string[]>>;
  const scripts = page && chunks[page.componentChunkName];
  if (!scripts) return false;
  const isScript = ({ headers }: Response) => headers.get("Content-Type")?.includes("javascript");
  const served = await Promise.all(scripts.map((script) => fetchSameOrigin(script, isScript)));
  return served.every(Boolean);
};

let isUnderWay = false;

/**
 * Reloads a page whose data or code did not load, once the host serves it. After three seconds a note says so, with telephone
 * numbers. The built HTML stays readable below it.
 */
export const recoverFromChunkError = async (): Promise<void> => {
  if (isUnderWay) return;
  isUnderWay = true;
  for (let attempt = 1; !(await reloadIfStale()); attempt += 1) {
    await delay(backoff(attempt));
    // The version is the same, so a reload may not help.
    if (mayReload(RECOVERY_MS) && (await isServed())) return reloadOnce();
    if (attempt >= 2) showLoadFailure();
  }
};
