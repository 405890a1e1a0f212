import { isRecord } from "../type-guards";
import { fetchSameOrigin } from "./fetch-same-origin";

/** Holds the hash of the deployed version. Gatsby writes the same hash into every page (`___webpackCompilationHash`). */
const VERSION_FILE = "/page-data/app-data.json";

const RELOAD_GUARD_KEY = "reloadedFor";
/** A reload may return the old page, for example from a CDN edge that lags behind. */
const RELOAD_COOLDOWN_MS = 3_600_000;

/** Wraps `location.reload`, so that tests can replace it. */
export const pageReload = {
  isReloading: false,
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
 * Records a reload in session storage, so that the page never reloads in a loop.
 *
 * @param reason the hash of the deployed version, or a fixed label
 * @returns false if the page has reloaded for this reason within an hour, or if nothing can be stored
 */
export function claimReload(reason: string): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem(RELOAD_GUARD_KEY) ?? "{}") as Record<string, number>;
    const recent = Object.entries(stored).filter(
      ([, claimedAt]) => Math.abs(Date.now() - claimedAt) < RELOAD_COOLDOWN_MS,
    );
    if (recent.some(([claimed]) => claimed === reason)) return false;
    const claims = Object.fromEntries([...recent, [reason, Date.now()]]);
    sessionStorage.setItem(RELOAD_GUARD_KEY, JSON.stringify(claims));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if a newer version is deployed. Call it after code or data of a page failed to load: a deployment removes the
 * scripts of the previous one.
 *
 * @param prepare called before the reload
 * @returns whether the page reloads
 */
export async function reloadIfStale(prepare?: () => void): Promise<boolean> {
  // A race condition: of several callers at once, only the first gets the claim.
  const version = pageReload.isReloading ? undefined : await findNewVersion();
  if (!pageReload.isReloading && (version === undefined || !claimReload(version))) return false;
  prepare?.();
  reloadOnce();
  return true;
}
