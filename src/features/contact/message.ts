import { gmailComposeHref, mailMessageHref } from "../../lib/links";
import type { Strings } from "../../strings/en";

/** The contact form before the visitor types. */
export const emptyMessage = { name: "", phone: "", email: "", message: "" };

/** The contact form as the visitor typed it. */
export type ContactMessage = Readonly<typeof emptyMessage>;

/** Returns the body of the mail. */
export const bodyOf = ({ name, phone, email, message }: ContactMessage, texts: Strings["contact"]): string =>
  texts.mailBody(name, phone, email || "-", message);

/** Returns the address of Gmail's compose page with the filled-in mail (specification, section 4). */
export const composeHref = (to: string, typed: ContactMessage, texts: Strings["contact"]): string =>
  gmailComposeHref(to, texts.mailSubject(typed.name), bodyOf(typed, texts));

/** Returns the same mail for the visitor's own mail program. */
export const mailHrefOf = (to: string, typed: ContactMessage, texts: Strings["contact"]): string =>
  mailMessageHref(to, texts.mailSubject(typed.name), bodyOf(typed, texts));

/** Gmail refuses addresses from about 6,400 characters (https://github.com/defund12/defund12.org/issues/893). */
const LONGEST_HREF = 6_000;

/** Returns by about how many characters the message is too long for the compose page, 0 if it fits. */
export function excessOf(to: string, typed: ContactMessage, texts: Strings["contact"]): number {
  const excess = composeHref(to, typed, texts).length - LONGEST_HREF;
  if (excess <= 0) return 0;
  // Encoded, a character has one sign in English and nine in Chinese. A very long name does not fit even without a message.
  const signs = encodeURIComponent(typed.message).length / typed.message.length;
  return Math.max(1, Math.ceil(excess / (signs || 1)));
}
