import { inLanguage, languageOfPath, withoutLanguage } from "../../strings/languages";
import type { Dom } from "../dom";
import { paths } from "../paths";
import { readStored, writeStored } from "../storage";

export const tokenKey = "authToken";

/** Returns the stored token, or undefined if there is none or it is no valid header value (visible ASCII). */
export function storedToken(): string | undefined {
  const token = readStored(tokenKey)?.trim();
  return token && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}

/**
 * Removes the refused token and navigates to /login (specification, section 4). A token that another tab has stored since the
 * request stays.
 *
 * @param token the token of the request, if any
 */
export function signOut(token: string | undefined, { location: { pathname } }: Dom): void {
  if (storedToken() === token) writeStored(tokenKey, null);
  if (withoutLanguage(pathname).replace(/\/$/, "") !== paths.login.path)
    navigation.replace(inLanguage(paths.login.path, languageOfPath(pathname)));
}

/** A property, so that tests can mock it. */
export const navigation = {
  // A full load ends all polls; `replace` keeps Back from returning to the refused page.
  replace: (path: string): void => window.location.replace(path),
};
