import { createRoot } from "react-dom/client";

import { ErrorScreen, TRY_AGAIN_MS } from "../components/error-screen";
import * as en from "../strings/en";
import { delay } from "../lib/delay";
import { pageDataFile } from "../lib/paths";
import { claimReload, reloadIfStale, pageReload } from "../lib/app-update/app-version";
import { fetchSameOrigin } from "../lib/app-update/fetch-same-origin";

declare global {
  interface Window {
    /** The page that the host serves for an address such as `/artikel/7`. Gatsby writes it into every document. */
    readonly pagePath?: string;
  }
}

/** The retries of a call to the API: three, one second apart. */
const RETRY_PAUSES_MS = [1_000, 1_000, 1_000];

const isServed = async (): Promise<boolean> =>
  (await fetchSameOrigin(pageDataFile(window.pagePath ?? "/"), ({ ok }) => ok)) === true;

let isUnderWay = false;

/**
 * Reloads a page whose data or code did not load, once the host serves it. After three seconds, or when a reload has not helped,
 * an error page replaces the built HTML, and the host is checked once a minute.
 */
export const recoverFromChunkError = async (): Promise<void> => {
  if (isUnderWay) return;
  isUnderWay = true;
  if (await reloadIfStale()) return;
  for (const ms of RETRY_PAUSES_MS) {
    await delay(ms);
    if (!(await isServed())) continue;
    if (claimReload("incomplete page")) return pageReload.reload();
    break;
  }
  const screen = document.createElement("div");
  const root = document.getElementById("___gatsby");
  // Chromium 85 has no `replaceChildren`.
  if (root) root.textContent = "";
  root?.append(screen);
  createRoot(screen).render(<ErrorScreen message={en.errors.partDidNotLoad} />);
  do await delay(TRY_AGAIN_MS);
  while (!(await isServed()));
  pageReload.reload();
};
