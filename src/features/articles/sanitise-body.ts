import DOMPurify, { type Config } from "dompurify";

import { CARRIERS } from "./tidy-body/elements";
import type { Surroundings } from "./tidy-body/links-and-pictures";
import { tidyBody } from "./tidy-body/tidy-body";

// What good reading text is made of. No id, name, class or style: they could clobber the page or dress up as it.
const config = {
  ALLOWED_TAGS: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "pre"],
    ...["ul", "ol", "li", "dl", "dt", "dd"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ...["figure", "figcaption", "img", "a"],
    ...["strong", "b", "em", "i", "u", "s", "strike", "del", "ins", "mark"],
    ...["small", "sub", "sup", "q", "cite", "abbr"],
    ...["code", "kbd", "samp", "bdi", "bdo", "wbr", "time"],
    // Carriers without a meaning of their own: tidied away once they have shown where a block ends.
    ...["span", ...CARRIERS.split(", ")],
  ],
  ALLOWED_ATTR: [
    ...["href", "src", "alt", "title", "width", "height", "lang", "dir", "datetime"],
    ...["colspan", "rowspan", "scope", "start", "reversed", "type", "value"],
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Their words are no part of the text. (Of other forbidden elements, the words stay.)
  ADD_FORBID_CONTENTS: ["button", "canvas", "datalist", "object", "option", "select", "textarea", "xml"],
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

// Each stops at the next angle, and no two ways lead to the same match: text that was made to be slow is not.
const TAGS = /<[a-z](?:[^<>"']|"[^<>"]*"|'[^<>']*')*>/gi;
const ATTRIBUTES = /\s([^\s<>"'=/]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+)/g;
const withoutHandlers = (tag: string): string =>
  tag.replace(ATTRIBUTES, (attribute, name: string) => (/^(?:style|on[a-z]+)$/i.test(name) ? "" : attribute));
const STYLE_SHEETS = /<style\b[^<]*(?:<(?!\/style)[^<]*){0,50}<\/style\s*>/gi;
const BASES = /<base\b[^<>]*>/gi;

/**
 * Takes the most common of what the content security policy forbids out of the text beforehand: Chromium reports it, in
 * the console and to whom it may concern, as soon as it is parsed, even into a document that never runs or shows
 * anything. This is for quiet alone. Safe is what the sanitiser leaves, whatever it is given.
 */
const quiet = (html: string): string =>
  html.replace(STYLE_SHEETS, "").replace(BASES, "").replace(TAGS, withoutHandlers);

/**
 * What may be shown of an article's body, tidied up as reading text.
 *
 * The result is a tree of nodes and never becomes HTML text again: text that means one thing to the sanitiser and
 * another to the page's parser (mutation XSS) has no second parser to reach, and Trusted Types have nothing to forbid.
 * Until all is tidied up the nodes belong to a document without a window, where nothing loads or runs.
 *
 * @param html as its author pasted it
 * @returns nodes of the page's own document
 * @throws {Error} in a browser that the sanitiser cannot work in: it would hand back what it was given
 */
export function sanitiseBody(html: string, surroundings: Surroundings): DocumentFragment {
  if (!DOMPurify.isSupported) throw new Error("This browser cannot show articles safely.");
  const body = document.importNode(tidyBody(DOMPurify.sanitize(quiet(html), config), surroundings), true);
  // Not before: to copy such a block, Chromium looks for its direction anew with each child; a long one took seconds.
  for (const block of body.children) if (!block.hasAttribute("dir")) block.setAttribute("dir", "auto");
  return body;
}
