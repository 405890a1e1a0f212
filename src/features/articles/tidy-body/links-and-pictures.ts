import { isWordless, unwrap } from "./elements";

/** Where the text is shown, and where its pictures are kept. */
export interface Surroundings {
  /** The site's origin: links without one are meant to lead here. */
  readonly siteOrigin: string;
  /** The API's origin: pictures without one come from here. */
  readonly apiOrigin: string;
}

function addressOf(text: string | null, base: string): URL | undefined {
  const address = (text ?? "").trim();
  if (!address || address.startsWith("#")) return undefined;
  try {
    return new URL(/^www\./i.test(address) ? `https://${address}` : address, base);
  } catch {
    return undefined;
  }
}

/** Links lead to pages, mailboxes and telephones; those to other sites open in a new tab that knows nothing of this one. */
export function tidyLink(link: HTMLAnchorElement, siteOrigin: string): void {
  const address = addressOf(link.getAttribute("href"), siteOrigin);
  if (!address || !/^(https?|mailto|tel):$/.test(address.protocol)) {
    unwrap(link);
    return;
  }
  link.setAttribute("href", address.href);
  if (/^http/.test(address.protocol) && address.origin !== siteOrigin) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener");
  }
}

/** Pictures come encrypted or from the API, when they are near, and keep their room until then. */
export function tidyImage(image: HTMLImageElement, { siteOrigin, apiOrigin }: Surroundings): void {
  const address = addressOf(image.getAttribute("src"), apiOrigin);
  const isOurs = address && [siteOrigin, apiOrigin].includes(address.origin);
  const [width, height] = ["width", "height"].map((name) => wholeNumber(image.getAttribute(name)));
  // A pixel is a spy, not a picture.
  const isSpy = (width ?? 3) < 3 || (height ?? 3) < 3;
  if (!address || !(isOurs || address.protocol === "https:") || isSpy) {
    image.remove();
    return;
  }
  image.setAttribute("src", address.href);
  image.setAttribute("loading", "lazy");
  image.setAttribute("decoding", "async");
  if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
  if (width && height) return;
  image.removeAttribute("width");
  image.removeAttribute("height");
  image.setAttribute("data-unsized", "");
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,5}(px)?$/.test(text) ? parseInt(text, 10) : undefined;
}

/** A link that shows nothing but a picture without words is called by where it leads. */
export function nameLink(link: HTMLAnchorElement): void {
  const image = link.querySelector("img");
  if (image && isWordless(link))
    image.setAttribute("alt", link.href.replace(/^(https?:\/\/|mailto:|tel:)/, ""));
}
