import { gmailComposeHref, mailMessageHref } from "../../lib/links";
import * as en from "../../strings/en";

/** What the visitor has typed, as typed. */
export type ContactMessage = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
};

export const emptyMessage: ContactMessage = { name: "", phone: "", email: "", message: "" };

/** The form's fields, by their names. */
export const messageOf = (form: HTMLFormElement): ContactMessage => {
  const text = (name: keyof ContactMessage): string => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "";
  };
  return { name: text("name"), phone: text("phone"), email: text("email"), message: text("message") };
};

/** The body of the message, for every way of sending it. */
export const bodyOf = ({ name, phone, email, message }: ContactMessage): string =>
  en.contact.mailBody(name, phone, email || "-", message);

/** The web mail's compose page, addressed to the company (specification, section 4). */
export const composeHref = (to: string, typed: ContactMessage): string =>
  gmailComposeHref(to, en.contact.mailSubject(typed.name), bodyOf(typed));

/** The same message for the visitor's own mail program. */
export const mailHrefOf = (to: string, typed: ContactMessage): string =>
  mailMessageHref(to, en.contact.mailSubject(typed.name), bodyOf(typed));

/**
 * Characters that the compose page's address may have. Gmail answers longer ones with 413 or "Bad Request", from about 6,400
 * on (https://github.com/defund12/defund12.org/issues/893).
 */
const LONGEST_HREF = 6_000;

/** How many characters at the end of the message, each of which takes one to nine, are too many for that address; 0 if it fits. */
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
  return length - most;
};
