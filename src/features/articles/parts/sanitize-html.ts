import DOMPurify, { type Config } from "dompurify";

import { apiUrl, correctedUrl, imageUrl, isAllowedPicture } from "../../../lib/api/api-url";
import type { Dom } from "../../../lib/dom";
import type { articleLabels } from "../../../strings/article-labels";
import type { Language } from "../../../strings/languages";

export const HEADINGS = "h1, h2, h3, h4, h5, h6";
/** Blocks without a meaning of their own. */
export const WRAPPER_TAGS =
  "div, section, article, center, details, summary, aside, address, header, footer, main, nav";
export const BLOCKS = `${HEADINGS}, ${WRAPPER_TAGS}, p, ul, ol, dl, table, blockquote, pre, figure, hr`;
export const MARKS = "b, strong, em, i, u, s, strike, del, ins, mark, small, sub, sup, q, cite, code, span";

const config = {
  ALLOWED_TAGS: [
    ...`${BLOCKS}, ${MARKS}, br, li, dt, dd, caption, thead, tbody, tfoot, tr, th, td`.split(", "),
    ...["figcaption", "img", "a", "abbr", "kbd", "samp", "bdi", "bdo", "wbr", "time"],
  ],
  // id and name allow DOM clobbering; class and style could imitate the page.
  ALLOWED_ATTR: [
    ...["href", "src", "alt", "title", "width", "height", "lang", "dir", "datetime"],
    ...["colspan", "rowspan", "scope", "start", "reversed", "value"],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Removed with their text. DOMPurify keeps the text of other forbidden elements.
  ADD_FORBID_CONTENTS: ["button", "canvas", "datalist", "object", "option", "select", "textarea", "xml"],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** Hosts without the scheme that authors leave out. No file has these endings. */
const HOST = /^(?:www\.|(?:[a-z\d-]+\.)+(?:com|net|org|info|id|me|ly|gl|be)(?=[/?#:]|$))/i;

/** What a text is read for. */
export interface Reading {
  readonly dom: Dom;
  readonly labels: (typeof articleLabels)[Language];
}

/** Resolves an address. Laravel serves uploaded files below /storage; other relative addresses are pages of this site. */
const resolve = (address: string | null, { location }: Dom): URL | undefined => {
  const text = (address ?? "").trim();
  if (!text || text.startsWith("#")) return undefined;
  const isFile = (path: string) => /^\/?storage\//.test(path);
  const originOf = (path: string) => (isFile(path) ? apiUrl("/") : new URL(location.origin));
  try {
    const url = new URL(HOST.test(text) ? `https://${text}` : text, originOf(text));
    return /^https?:$/.test(url.protocol) ? correctedUrl(url, originOf(url.pathname)) : url;
  } catch {
    return undefined;
  }
};

const setAddress = (
  link: Element,
  { href, protocol, origin, pathname, search, hash }: URL,
  dom: Dom,
): void => {
  const isOwn = origin === dom.location.origin;
  // The build may not know the site's address. Two slashes would lead to another site.
  link.setAttribute("href", isOwn ? pathname.replace(/^\/+/, "/") + search + hash : href);
  if (!protocol.startsWith("http") || isOwn) return;
  // Other sites open in a new tab.
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener");
};

/** Replaces an element that the policy blocks by a link, or by plain text inside another link. */
const replaceWithLink = (element: Element, url: URL, text: string, reading: Reading): void => {
  const link = element.ownerDocument.createElement("a");
  setAddress(link, url, reading.dom);
  link.textContent = text;
  element.replaceWith(element.parentElement?.closest("a") ? text : link);
};

/** Keeps http, https, mailto and tel links, and removes the address of all others. */
const cleanLink = (link: Element, reading: Reading): void => {
  const url = resolve(link.getAttribute("href"), reading.dom);
  link.removeAttribute("href");
  if (url && /^(https?|mailto|tel):$/.test(url.protocol)) setAddress(link, url, reading.dom);
};

/** Tracking pixels report each reader to another site. */
const isTrackingPixel = (element: Element): boolean =>
  ["width", "height"].some((name) => parseInt(element.getAttribute(name) ?? "3", 10) < 3);

const EMBEDS = ["iframe", "oembed", "embed", "object", "video", "audio"];

/** Returns the watch page of an embedded YouTube player, whose own address shows an error. */
const pageOf = (url: URL): URL => {
  const [, video] = /^\/embed\/(?!videoseries)([\w-]+)/.exec(url.pathname) ?? [];
  const isPlayer = video && /^(www\.)?youtube(-nocookie)?\.com$/.test(url.hostname);
  return isPlayer ? new URL(`https://www.youtube.com/watch?v=${video}`) : url;
};

const replaceEmbed = (embed: Element, reading: Reading): void => {
  const source = [embed, ...embed.querySelectorAll("source")]
    .flatMap((element) => ["src", "url", "data"].map((name) => element.getAttribute(name)))
    .find(Boolean);
  const url = resolve(source ?? null, reading.dom);
  if (!url || !/^https?:$/.test(url.protocol) || isTrackingPixel(embed)) return;
  const page = pageOf(url);
  replaceWithLink(embed, page, reading.labels.openOn(page.hostname), reading);
};

/** Pictures that were pasted into the text. Those of SVG would bring code along. */
const PASTED = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

const cleanImage = (image: Element, reading: Reading): void => {
  const src = image.getAttribute("src")?.trim() ?? "";
  const isPasted = PASTED.test(src);
  const address = isPasted ? src : imageUrl(src);
  if (!address || isTrackingPixel(image)) {
    image.remove();
    return;
  }
  if (!isPasted && !isAllowedPicture(address, reading.dom)) {
    const url = new URL(address);
    const text = image.getAttribute("alt")?.trim() || reading.labels.pictureOn(url.hostname);
    replaceWithLink(image, url, text, reading);
    return;
  }
  image.setAttribute("src", address);
  image.setAttribute("loading", "lazy");
  image.setAttribute("decoding", "async");
  if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
  const sizes = ["width", "height"] as const;
  if (sizes.every((name) => /^\d{1,5}(px)?$/.test(image.getAttribute(name) ?? ""))) return;
  for (const name of sizes) image.removeAttribute(name);
  image.setAttribute("data-unsized", "");
};

// Each pattern stops at the next angle bracket, so crafted text cannot make it backtrack.
const TAGS = /<[a-z](?:[^<>"']|"[^<>"]*"|'[^<>']*')*>/gi;
const ATTRIBUTES = /\s([^\s=<>"'/]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+)/g;
const REPORTED_ATTRIBUTES = /^(?:style|on[a-z]+)$/i;
const REPORTED_ELEMENTS = /<style\b[^<]*(?:<!--[^<]*)?<\/style\s*>|<base\b[^<>]*>/gi;

/**
 * Returns the allowed parts of an article's body, as a fragment of an inert document, which loads nothing.
 *
 * @throws {Error} where DOMPurify is not supported: it would return its input
 */
export function sanitizeHtml(html: string, reading: Reading): DocumentFragment {
  // The page's instance has its Trusted Types policy, of which there can be one. In Node it has found no window.
  const purifier = reading.dom === globalThis.window ? DOMPurify : DOMPurify(reading.dom);
  if (!purifier.isSupported) throw new Error("This browser cannot show articles safely.");
  // Only silences CSP console reports, which Chromium writes while parsing; DOMPurify provides the safety.
  const quiet = html
    .replace(REPORTED_ELEMENTS, "")
    .replace(TAGS, (tag) =>
      tag.replace(ATTRIBUTES, (attribute, name: string) => (REPORTED_ATTRIBUTES.test(name) ? "" : attribute)),
    );
  purifier.removeAllHooks();
  purifier.addHook("uponSanitizeElement", (node, { tagName }) => {
    // DOMPurify takes a comment beside an escaped "<" for mutation XSS, and would remove the whole paragraph or cell.
    for (const child of [...node.childNodes]) if (child.nodeType === child.COMMENT_NODE) child.remove();
    if (node instanceof reading.dom.Element && EMBEDS.includes(tagName)) replaceEmbed(node, reading);
  });
  purifier.addHook("afterSanitizeAttributes", (element) => {
    const language = element.getAttribute("lang") ?? "";
    // `Intl.Locale` turns "IN", which Word writes, into the current code of Indonesian.
    if (/^[a-z]{2}(-[a-z]{2})?$/i.test(language))
      element.setAttribute("lang", new Intl.Locale(language).baseName);
    else element.removeAttribute("lang");
    if (element.localName === "a") cleanLink(element, reading);
    if (element.localName === "img") cleanImage(element, reading);
    // Fixed widths of tables and rules overflow a phone.
    else for (const size of ["width", "height"]) element.removeAttribute(size);
  });
  return purifier.sanitize(quiet, config);
}
