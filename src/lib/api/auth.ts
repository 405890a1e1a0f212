import { paths } from "../paths";
import { readStored, writeStored } from "../storage";

/** Where the token is stored, if there is one. */
export const tokenKey = "authToken";

// Kept beside the storage for browsers whose storage refuses the removal: a token refused once is never sent again.
let refusedToken: string | undefined;

/** The stored token, or undefined when there is none that can be sent (an HTTP header holds visible ASCII only). */
export function storedToken(): string | undefined {
  const token = readStored(tokenKey)?.trim();
  return token && token !== refusedToken && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}

/**
 * What a 401 means anywhere (specification, section 4): the token is removed and the visitor taken to the login address. One
 * that another tab has stored since the call was made has not been refused, and stays.
 *
 * @param token the one that was sent, if any
 */
export function signOut(token: string | undefined): void {
  refusedToken = token ?? refusedToken;
  if (storedToken() === undefined) writeStored(tokenKey, null);
  if (window.location.pathname.replace(/\/$/, "") !== paths.login.path) leaveFor.address(paths.login.path);
}

/** A property, so that tests can watch where the page would go. */
export const leaveFor = {
  // A full load ends every poll and retry of this page; `replace`, so that Back does not return into the refusal.
  address: (path: string): void => window.location.replace(path),
};
