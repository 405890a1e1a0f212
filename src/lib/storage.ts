/** The text kept under `key`, or null; storage that throws (private mode, blocked by policy) is empty storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `text` under `key`, or removes the key for null. Full or forbidden storage is left as it is. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing that is stored here is needed for the page to work.
  }
}
