import { isRecord } from "../type-guards";
import { fetchSameOrigin } from "./fetch-same-origin";

/** Holds the hash of the deployed version. Gatsby writes the same hash into every page (`___webpackCompilationHash`). */
export const VERSION_FILE = "/page-data/app-data.json";

const RELOAD_AGAIN_AFTER_MS = 10_000;

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/** What tests replace. */
export const pageReload = {
  isReloading: false,
  /** Whether this page is itself the result of a reload. */
  isReload: navigation?.type === "reload",
  reload: (): void => window.location.reload(),
};

async function deployedVersion(): Promise<unknown> {
  const data = await fetchSameOrigin(VERSION_FILE, (response): Promise<unknown> => response.json());
  return isRecord(data) ? data.webpackCompilationHash : undefined;
}

/** Returns the deployed version if it is not this page's, undefined if it is or cannot be read. */
export async function findNewVersion(): Promise<string | undefined> {
  const deployed = await deployedVersion();
  const own: unknown = Reflect.get(window, "___webpackCompilationHash");
  return typeof deployed === "string" && deployed && own && deployed !== own ? deployed : undefined;
}

/** Reloads the page, once, however many callers ask for it. */
export function reloadOnce(): void {
  if (pageReload.isReloading) return;
  pageReload.isReloading = true;
  pageReload.reload();
}

/**
 * Returns whether the page may reload itself. A host can serve the old page again, for example from a CDN edge that lags behind. So a
 * page that is itself a reload stays for a while.
 *
 * @param afterMs how long, in milliseconds
 */
export const mayReload = (afterMs = RELOAD_AGAIN_AFTER_MS): boolean =>
  !pageReload.isReload || performance.now() > afterMs;

/**
 * Reloads the page if a newer version is deployed. Call it after code or data of a page failed to load: a deployment removes the
 * scripts of the previous one.
 *
 * @returns whether the page reloads
 */
export async function reloadIfStale(): Promise<boolean> {
  if (!pageReload.isReloading && (!mayReload() || !(await findNewVersion()))) return false;
  reloadOnce();
  return true;
}
