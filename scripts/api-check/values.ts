/** What is wrong with texts and pictures as visitors see them, of rates and of articles. */
import { imageUrl, isAllowedPicture } from "../../src/lib/api/api-url";
import { say, type Finding } from "./report";

/** UTF-8 that was read as Windows-1252: "Ã©", "Ã–", "â€™", emoji. */
const TWICE =
  /[\u00c2-\u00c5\u00d0\u00d1][\u0080-\u00bf\u0152-\u0178\u017d\u017e\u02dc\u2013-\u2122]|\u00e2[\u20ac\u201a]|\u00f0\u0178/;
const MARKUP = /<\/?(?:p|div|br|h[1-6]|[uo]l|li|strong|em|a|img|table)\b[^<>]*>|&(?:[a-z]{2,8}|#\d{2,5});/i;

/** @param text what visitors see */
export function* checkText(text: string, label: string): Generator<Finding> {
  for (const [key, pattern] of Object.entries({ twice: TWICE, escaped: MARKUP } as const)) {
    const { index } = pattern.exec(text) ?? {};
    const excerpt = index !== undefined && text.slice(Math.max(0, index - 12), index + 18);
    if (excerpt) yield say(key as "twice" | "escaped", [], `${label}, at "${excerpt.replace(/\s+/g, " ")}"`);
  }
}

/** @param address of a picture, as the API sends it */
export function* checkPicture(address: unknown, label: string): Generator<Finding> {
  const url = imageUrl(address);
  if (address && !(url && isAllowedPicture(url))) yield say("picture", [], label);
}
