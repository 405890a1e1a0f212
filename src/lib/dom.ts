import type { WindowLike } from "dompurify";

/**
 * The window whose parser and address the readers of the API's texts use: the page's, which is the default, or in the build that of
 * jsdom. Node has no globals of a browser.
 */
export type Dom = WindowLike &
  Pick<Window & typeof globalThis, "document" | "earlyRequest" | "HTMLUnknownElement" | "location">;
