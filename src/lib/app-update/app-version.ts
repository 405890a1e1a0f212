import { fetchSameOrigin } from "./fetch-same-origin";
import { isRecord } from "../type-guards";

/** Names the deployment that the server answers with; Gatsby writes the file, and the same text into every page. */
const VERSION_FILE = "/page-data/app-data.json";
const guardKey = "reloadedFor";

/** Servers that answer with two versions by turns, as while a deployment reaches them one by one, do so for minutes. */
const NOT_AGAIN_FOR_MS = 600_000;

/** A reload may bring the old page once more, as from an edge server that lags behind: tried again after this, in ms. */
const SAME_NOT_AGAIN_FOR_MS = 3_600_000;

/** A version and when it was claimed, in milliseconds since 1970; the newest claim last. */
type Claim = readonly [version: string, claimedAt: number];

const isClaim = (value: unknown): value is Claim =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";

function claims(): readonly Claim[] {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(guardKey) ?? "[]");
    return Array.isArray(noted) ? noted.filter(isClaim) : [];
  } catch {
    return [];
  }
}

/** Properties, so that tests can watch. */
export const thisDocument = {
  /** It is being reloaded for a new version. */
  isLeaving: false,
  reload: (): void => window.location.reload(),
};

async function deployedVersion(): Promise<unknown> {
  const data = await fetchSameOrigin(VERSION_FILE, (response): Promise<unknown> => response.json());
  return isRecord(data) ? data.webpackCompilationHash : undefined;
}

/**
 * The version that has been deployed since this page was loaded; undefined when there is none, or none that can be
 * learned of now.
 */
export async function findNewVersion(): Promise<string | undefined> {
  const deployed = await deployedVersion();
  const own: unknown = Reflect.get(window, "___webpackCompilationHash");
  return typeof deployed === "string" && deployed && own && deployed !== own ? deployed : undefined;
}

/** Reloads the page. Once is enough, however many want it. */
export function leave(): void {
  if (thisDocument.isLeaving) return;
  thisDocument.isLeaving = true;
  thisDocument.reload();
}

/**
 * Notes a reload and its reason: a version, or words. False if the last one had the same reason, within an hour, or one not
 * long ago, or nothing can be noted: never reload in a loop.
 */
export function claimReload(reason: string): boolean {
  try {
    const recent = claims().filter(
      ([, claimedAt], index, all) =>
        Math.abs(Date.now() - claimedAt) <
        (index === all.length - 1 ? SAME_NOT_AGAIN_FOR_MS : NOT_AGAIN_FOR_MS),
    );
    if (recent.some(([claimed]) => claimed === reason)) return false;
    sessionStorage.setItem(guardKey, JSON.stringify([...recent, [reason, Date.now()]]));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if the site has been deployed anew since it was loaded, once a version (see `claimReload`). For a page that
 * lacks something: a deployment takes away the scripts of the one before.
 *
 * @param prepare called before the reload
 * @returns whether the page is about to go
 */
export async function reloadIfStale(prepare?: () => void): Promise<boolean> {
  // Several may lack something at once, and one alone gets the claim.
  const version = thisDocument.isLeaving ? undefined : await findNewVersion();
  if (!thisDocument.isLeaving && (version === undefined || !claimReload(version))) return false;
  prepare?.();
  leave();
  return true;
}
