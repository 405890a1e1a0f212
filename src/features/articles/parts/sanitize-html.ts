import DOMPurify, { type Config } from "dompurify";

import { apiUrl, imageUrl } from "../../../lib/api/api-url";
import * as en from "../../../strings/en";

export const HEADINGS = "h1, h2, h3, h4, h5, h6";
/** Blocks without a meaning of their own. */
export const WRAPPER_TAGS =
  "div, section, article, center, details, summary, aside, address, header, footer, main, nav";
export const BLOCKS = `${HEADINGS}, ${WRAPPER_TAGS}, p, ul, ol, dl, table, blockquote, pre, figure, hr`;
export const MARKS = "b, strong, em, i, u, s, strike, del, ins, mark, small, sub, sup, q, cite, code, span";

const config = {
  // No id, name, class or style: they could clobber the page or imitate it.
  ALLOWED_TAGS: [
    ...`${BLOCKS}, ${MARKS}, br, li, dt, dd, caption, thead, tbody, tfoot, tr, th, td`.split(", "),
    ...["figcaption", "img", "a", "abbr", "kbd", "samp", "bdi", "bdo", "wbr", "time"],
  ],
  ALLOWED_ATTR: [
    ...["href", "src", "alt", "title", "width", "height", "lang", "dir", "datetime"],
    ...["colspan", "rowspan", "scope", "start", "reversed", "type", "value"],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The text inside these is not article text. Other forbidden elements keep their text.
  ADD_FORBID_CONTENTS: ["button", "canvas", "datalist", "object", "option", "select", "textarea", "xml"],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

const resolve = (address: string | null, base: string): URL | undefined => {
  const text = (address ?? "").trim();
  if (!text || text.startsWith("#")) return undefined;
  try {
    return new URL(/^www\./i.test(text) ? `https://${text}` : text, base);
  } catch {
    return undefined;
  }
};

const setAddress = (link: Element, { href, protocol, origin }: URL): void => {
  link.setAttribute("href", href);
  if (!protocol.startsWith("http") || origin === window.location.origin) return;
  // Other sites open in a new tab.
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener");
};

/** Puts a link, or its text inside another link, in the place of something that the page may not load. */
const replaceWithLink = (element: Element, url: URL, text: string): void => {
  const link = element.ownerDocument.createElement("a");
  setAddress(link, url);
  link.textContent = text;
  element.before(element.parentElement?.closest("a") ? text : link);
  element.remove();
};

/** A link that leads nowhere loses its address. */
const cleanLink = (link: Element): void => {
  const url = resolve(link.getAttribute("href"), window.location.origin);
  link.removeAttribute("href");
  if (url && /^(https?|mailto|tel):$/.test(url.protocol)) setAddress(link, url);
};

/** Host of an embedded page and the text of the link that replaces it. */
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)\//, en.articles.watchOnYouTube],
  [/(^|\.)vimeo\.com\//, en.articles.watchOnVimeo],
  [/(^|\.)instagram\.com\//, en.articles.viewOnInstagram],
  [/(^|\.)tiktok\.com\//, en.articles.watchOnTikTok],
  [/^((www|maps)\.)?google\.(com|co\.id)\/maps|^maps\.app\.goo\.gl\//, en.articles.openInGoogleMaps],
];

const replaceEmbed = (embed: Element): void => {
  const url = resolve(embed.getAttribute("src") ?? embed.getAttribute("url"), "https://invalid");
  const text = url && SERVICES.find(([address]) => address.test(url.hostname + url.pathname))?.[1];
  if (!url || !text || !/^https?:$/.test(url.protocol)) return;
  // Players fill the window; the pages around them have a title and a way back.
  const [, video] = /^\/(?:embed|video)\/([\w-]+)/.exec(url.pathname) ?? [];
  const isPlayer = video && video !== "videoseries";
  const watchPage =
    isPlayer && text === en.articles.watchOnYouTube
      ? `https://www.youtube.com/watch?v=${video}`
      : isPlayer && text === en.articles.watchOnVimeo
        ? `https://vimeo.com/${video}`
        : url.href;
  replaceWithLink(embed, new URL(watchPage), text);
};

const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** Returns a blob: address for a picture that stands in the text as data; the policy does not allow data: itself. */
const blobAddress = (src: string): string | undefined => {
  const [, type, data = ""] = /^data:(image\/(?:png|jpe?g|gif|webp|avif));base64,(.*)$/is.exec(src) ?? [];
  if (!type || data.length * 0.75 > MAX_PICTURE_BYTES) return undefined;
  try {
    const decoded = atob(data);
    // Not Uint8Array: for it Babel adds 5 kB of polyfill for Chromium before 95.
    const bytes = new DataView(new ArrayBuffer(decoded.length));
    for (let index = 0; index < decoded.length; index++) bytes.setUint8(index, decoded.charCodeAt(index));
    return URL.createObjectURL(new Blob([bytes], { type }));
  } catch {
    return undefined;
  }
};

/** The origins that the content security policy allows pictures of. */
const pictureOrigins = (): readonly string[] => [
  window.location.origin,
  apiUrl("/").origin,
  ...(process.env.GATSBY_IMAGE_ORIGINS ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((address) => new URL(address).origin),
];

const cleanImage = (image: Element): void => {
  const src = image.getAttribute("src")?.trim() ?? "";
  const sizes = ["width", "height"].map(
    (name) => /^(\d{1,5})(px)?$/.exec(image.getAttribute(name) ?? "")?.[1],
  );
  const isTrackingPixel = sizes.some((size) => Number(size ?? 3) < 3);
  const address = src.startsWith("data:") ? blobAddress(src) : imageUrl(src);
  if (!address || isTrackingPixel) {
    image.remove();
    return;
  }
  const url = new URL(address);
  if (url.protocol !== "blob:" && !pictureOrigins().includes(url.origin)) {
    replaceWithLink(image, url, image.getAttribute("alt")?.trim() || en.articles.pictureOn(url.hostname));
    return;
  }
  image.setAttribute("src", address);
  image.setAttribute("loading", "lazy");
  image.setAttribute("decoding", "async");
  if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
  if (sizes.every(Boolean)) return;
  for (const name of ["width", "height"]) image.removeAttribute(name);
  image.setAttribute("data-unsized", "");
};

// Word writes "IN" for Indonesian ("id" since 1989), other editors write "en_US".
const cleanLanguage = (element: Element): void => {
  const language = element.getAttribute("lang")?.trim().replaceAll("_", "-") ?? "";
  element.removeAttribute("lang");
  if (/^[a-z]{2}(-[a-z\d]{2,8})?$/i.test(language))
    element.setAttribute("lang", new Intl.Locale(language).baseName);
};

DOMPurify.addHook("afterSanitizeAttributes", (element) => {
  if (element.hasAttribute("lang")) cleanLanguage(element);
  if (element.localName === "a") cleanLink(element);
  if (element.localName === "img") cleanImage(element);
  // A rule or table as wide as its author's screen is wider than a phone.
  else for (const size of ["width", "height"]) element.removeAttribute(size);
  if (!/^(row|col)(group)?$/.test(element.getAttribute("scope") ?? "")) element.removeAttribute("scope");
});

// Embedded videos and maps become links. Runs of non-breaking spaces are indents of a word processor; a single one is meant.
DOMPurify.addHook("uponSanitizeElement", (node, { tagName }) => {
  if (node instanceof Element && (tagName === "iframe" || tagName === "oembed")) replaceEmbed(node);
  const text = node.nodeValue ?? "";
  if (tagName !== "#text" || !text.includes("\u00a0") || node.parentElement?.closest("pre, code")) return;
  const count = text.split("\u00a0").length - 1;
  node.nodeValue =
    count > 3 && count >= text.split(" ").length
      ? text.replaceAll("\u00a0", " ")
      : text.replace(/[ \u00a0]{2,}/g, (run) => (run.includes("\u00a0") ? " " : run));
});

// Each pattern stops at the next angle bracket, so crafted text cannot make it backtrack.
const TAGS = /<[a-z](?:[^<>"']|"[^<>"]*"|'[^<>']*')*>/gi;
const ATTRIBUTES = /\s([^\s<>"'=/]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+)/g;
const STYLE_SHEETS = /<style\b[^<]*(?:<(?!\/style)[^<]*){0,50}<\/style\s*>|<base\b[^<>]*>/gi;
const withoutHandlers = (tag: string): string =>
  tag.replace(ATTRIBUTES, (attribute, name: string) => (/^(?:style|on[a-z]+)$/i.test(name) ? "" : attribute));

/**
 * Returns the parts of an article's body that may be shown, in a document without a window, where nothing loads.
 *
 * @throws {Error} where DOMPurify is not supported: it would return its input
 */
export function sanitizeHtml(html: string): DocumentFragment {
  if (!DOMPurify.isSupported) throw new Error("This browser cannot show articles safely.");
  // Only silences CSP console reports, which Chromium writes while parsing; DOMPurify provides the safety.
  const quiet = html.replace(STYLE_SHEETS, "").replace(TAGS, withoutHandlers);
  return DOMPurify.sanitize(quiet, config);
}
