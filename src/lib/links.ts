/**
 * Links out of the site: chat, telephone, web mail. Every text is encoded, so that any character survives.
 */

/** Half of a surrogate pair, as a cut-off emoji leaves it, would make encodeURIComponent throw. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));

const digitsOf = (number: string): string => number.replace(/\D/g, "");

/**
 * A chat link that opens WhatsApp with a message ready to send.
 *
 * @param number international number in any notation; only its digits count
 * @param text the prefilled message
 * @see https://faq.whatsapp.com/5913398998672934
 * @example whatsappHref("6281200000000", "Hello!") // "https://wa.me/6281200000000?text=Hello!"
 */
export const whatsappHref = (number: string, text: string): string =>
  `https://wa.me/${digitsOf(number)}?text=${encode(text)}`;

/**
 * @param phone a number as people write it, `+` first if international
 * @example telHref("+62 361 000 001") // "tel:+62361000001"
 */
export const telHref = (phone: string): string =>
  `tel:${phone.trim().startsWith("+") ? "+" : ""}${digitsOf(phone)}`;

/**
 * Google Maps with the way to a place. Where it begins, Maps asks for itself.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started
 * @example directionsHref({ latitude: -8.669, longitude: 115.166 })
 */
export const directionsHref = (to: { readonly latitude: number; readonly longitude: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${to.latitude},${to.longitude}`;

/** @example mailHref("hello@segara.example") // "mailto:hello@segara.example" */
export const mailHref = (address: string): string => `mailto:${encode(address).replace("%40", "@")}`;

/** A message in the visitor's own mail program. Line breaks in the body become CRLF, as mail has them. */
export const mailMessageHref = (to: string, subject: string, body: string): string =>
  `${mailHref(to)}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, "\r\n"))}`;

/**
 * Gmail's compose page with everything filled in. Line breaks in the body become CRLF, as mail has them.
 *
 * @example gmailComposeHref("a@b.example", "Hi", "One\nTwo")
 */
export const gmailComposeHref = (to: string, subject: string, body: string): string =>
  "https://mail.google.com/mail/?view=cm&fs=1" +
  `&to=${encode(to)}` +
  `&su=${encode(subject)}` +
  `&body=${encode(body.replace(/\r?\n/g, "\r\n"))}`;
