import { gmailComposeHref, mailMessageHref } from "../../lib/links";
import * as en from "../../strings/en";

/** The contact form before the visitor types. */
export const emptyMessage = { name: "", phone: "", email: "", message: "" };

/** The contact form as the visitor typed it. */
export type ContactMessage = Readonly<typeof emptyMessage>;

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

/** Returns by how many characters at its end the message is too long for the compose page, 0 if it fits. */
export const excessOf = (to: string, typed: ContactMessage): number => {
  const { length } = typed.message;
  const fits = (kept: number) =>
    composeHref(to, { ...typed, message: typed.message.slice(0, kept) }).length <= LONGEST_HREF;
  if (fits(length)) return 0;
  let [most, tooMany] = [0, length];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  // At least 1: a very long name does not fit even without a message.
  return Math.max(1, length - most);
};
