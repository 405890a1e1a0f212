/** Links to other applications: chat, telephone, mail, maps. */

/** encodeURIComponent throws for half of a surrogate pair, such as a cut emoji. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));

/**
 * Returns a web address as people write it; undefined for none, or one that only this computer can open.
 *
 * @example shortAddress("https://www.instagram.com/segara.example/") // "instagram.com/segara.example"
 * @example shortAddress("http://localhost:9000") // undefined
 */
export const shortAddress = (address: string | null): string | undefined =>
  address === null || new URL(address).hostname === "localhost"
    ? undefined
    : address.replace(/^https?:\/\/(?:www\.)?|\/$/g, "");

const digitsOf = (number: string): string => number.replace(/\D/g, "");

/**
 * Groups the digits of an international number, so that two numbers can be compared by eye.
 *
 * @example groupDigits("6281200000000") // "+62 812 0000 0000"
 */
export const groupDigits = (number: string): string =>
  `+${digitsOf(number)
    .replace(/^62(\d{3})/, "62 $1 ")
    .replace(/\d{4}(?=\d{3})/g, "$& ")
    .trim()}`;

/**
 * Returns a link that opens WhatsApp with a message ready to send.
 *
 * @param number international number in any notation; only its digits count
 * @param text the prefilled message
 * @see https://faq.whatsapp.com/5913398998672934
 * @example whatsappHref("6281200000000", "Hello!") // "https://wa.me/6281200000000?text=Hello!"
 */
export const whatsappHref = (number: string, text: string): string =>
  `https://wa.me/${digitsOf(number)}?text=${encode(text)}`;

/** Returns a link that opens WhatsApp with the enquiry that the company has written. */
export const inquiryHref = (company: {
  readonly whatsapp: string;
  readonly whatsappInquiry: string;
}): string => whatsappHref(company.whatsapp, company.whatsappInquiry);

/** Returns a text with a telephone number that no line break divides. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00A0");

/**
 * Returns a telephone link.
 *
 * @param phone a number as people write it, `+` first if international
 * @example telHref("+62 361 000 001") // "tel:+62361000001"
 */
export const telHref = (phone: string): string =>
  `tel:${phone.trim().startsWith("+") ? "+" : ""}${digitsOf(phone)}`;

/**
 * Returns a link to directions in Google Maps, which asks for the start.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started
 * @example directionsHref({ latitude: -8.669, longitude: 115.166 })
 */
export const directionsHref = (to: { readonly latitude: number; readonly longitude: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${to.latitude},${to.longitude}`;

/**
 * Returns a mail link.
 *
 * @example mailHref("hello@segara.example") // "mailto:hello@segara.example"
 */
export const mailHref = (address: string): string => `mailto:${encode(address).replace("%40", "@")}`;

/** Returns a link to a message in the visitor's mail program. Line breaks become CRLF. */
export const mailMessageHref = (to: string, subject: string, body: string): string =>
  `${mailHref(to)}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, "\r\n"))}`;

/**
 * Returns a link to Gmail's compose page with a message. Line breaks become CRLF.
 *
 * @example gmailComposeHref("a@b.example", "Hi", "One\nTwo")
 */
export const gmailComposeHref = (to: string, subject: string, body: string): string =>
  "https://mail.google.com/mail/?view=cm&fs=1" +
  `&to=${encode(to)}` +
  `&su=${encode(subject)}` +
  `&body=${encode(body.replace(/\r?\n/g, "\r\n"))}`;
