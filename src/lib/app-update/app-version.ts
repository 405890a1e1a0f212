import { isRecord } from "../type-guards";
import { fetchSameOrigin } from "./fetch-same-origin";

/** Names the deployment. Gatsby writes this file, and the same name into every page. */
const VERSION_FILE = "/page-data/app-data.json";

const GUARD_KEY = "reloadedFor";
/** A reload may bring the old page again, for example from a CDN edge that lags behind. */
const RELOAD_AGAIN_AFTER_MS = 3_600_000;

/** Functions of the document as properties, so that tests can replace them. */
export const thisDocument = {
  /** Whether a reload for a new version has begun. */
  isLeaving: false,
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
export function leave(): void {
  if (thisDocument.isLeaving) return;
  thisDocument.isLeaving = true;
  thisDocument.reload();
}

/**
 * Records a reload in session storage, so that the page never reloads in a loop.
 *
 * @param reason a version, or words
 * @returns false if the page has reloaded for this reason within an hour, or if nothing can be stored
 */
export function claimReload(reason: string): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem(GUARD_KEY) ?? "{}") as Record<string, number>;
    const recent = Object.entries(stored).filter(
      ([, claimedAt]) => Math.abs(Date.now() - claimedAt) < RELOAD_AGAIN_AFTER_MS,
    );
    if (recent.some(([claimed]) => claimed === reason)) return false;
    const claims = Object.fromEntries([...recent, [reason, Date.now()]]);
    sessionStorage.setItem(GUARD_KEY, JSON.stringify(claims));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads a page that lacks something, if the site has been deployed again: a deployment removes the scripts of the one before.
 *
 * @param prepare called before the reload
 * @returns whether the page reloads
 */
export async function reloadIfStale(prepare?: () => void): Promise<boolean> {
  // Of several callers at once, only the first gets the claim.
  const version = thisDocument.isLeaving ? undefined : await findNewVersion();
  if (!thisDocument.isLeaving && (version === undefined || !claimReload(version))) return false;
  prepare?.();
  leave();
  return true;
}
