import { createRoot } from "react-dom/client";

import { ErrorScreen, TRY_AGAIN_MS } from "../../components/error-screen";
import * as en from "../../strings/en";
import { claimReload, reloadIfStale, thisDocument } from "./app-version";
import { fetchSameOrigin } from "./fetch-same-origin";
import { pageDataFile } from "../paths";
import { delay } from "../delay";

declare global {
  interface Window {
    /** Written into every page by Gatsby: the page that an address such as `/artikel/7` is served with. */
    readonly pagePath?: string;
  }
}

/** As a call to the API is made: three times more, a second apart. */
const SOON_MS = [1_000, 1_000, 1_000];

/** Whether the host serves the data that the page is made of. */
const isServed = async (): Promise<boolean> =>
  (await fetchSameOrigin(pageDataFile(window.pagePath ?? "/"), ({ ok }) => ok)) === true;

let isUnderWay = false;

/**
 * For a page that Gatsby could not start or go on with, because data or code of it did not come: loads the page again when
 * the host has it. For three seconds the page stands as it was built meanwhile; then, or when a reload has not helped, the error
 * page says so, and the host is asked once a minute, however often the network comes and goes: it may be the code that is missing.
 */
export const recoverFromChunkError = async (): Promise<void> => {
  if (isUnderWay) return;
  isUnderWay = true;
  if (await reloadIfStale()) return;
  for (const ms of SOON_MS) {
    await delay(ms);
    if (!(await isServed())) continue;
    if (claimReload("incomplete page")) return thisDocument.reload();
    break;
  }
  const screen = document.createElement("div");
  document.getElementById("___gatsby")?.replaceChildren(screen);
  createRoot(screen).render(<ErrorScreen message={en.errors.partDidNotLoad} />);
  do await delay(TRY_AGAIN_MS);
  while (!(await isServed()));
  thisDocument.reload();
};
