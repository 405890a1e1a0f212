/** Returns the text stored under `key`, or null. Storage that throws (private mode, policy) counts as empty. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `text` under `key`, or removes the key for null. Ignores full or forbidden storage. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The page works without stored data.
  }
}
