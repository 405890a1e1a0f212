import { gmailComposeHref, mailMessageHref } from "../../lib/links";
import * as en from "../../strings/en";

/** The contact form as the visitor typed it. */
export type ContactMessage = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
};

export const emptyMessage: ContactMessage = { name: "", phone: "", email: "", message: "" };

/** Returns the body of the mail. */
export const bodyOf = ({ name, phone, email, message }: ContactMessage): string =>
  en.contact.mailBody(name, phone, email || "-", message);

/** Returns the address of Gmail's compose page with the filled-in mail (specification, section 4). */
export const composeHref = (to: string, typed: ContactMessage): string =>
  gmailComposeHref(to, en.contact.mailSubject(typed.name), bodyOf(typed));

/** Returns the same mail for the visitor's own mail program. */
export const mailHrefOf = (to: string, typed: ContactMessage): string =>
  mailMessageHref(to, en.contact.mailSubject(typed.name), bodyOf(typed));

/** Gmail refuses addresses from about 6,400 characters (https://github.com/defund12/defund12.org/issues/893). */
const LONGEST_HREF = 6_000;

/** Returns roughly by how many characters the message is too long for the compose page, 0 if it fits. */
export const excessOf = (to: string, typed: ContactMessage): number => {
  const { length } = composeHref(to, typed);
  const messageLength = length - composeHref(to, { ...typed, message: "" }).length;
  return Math.max(0, Math.ceil(((length - LONGEST_HREF) / messageLength) * typed.message.length));
};
