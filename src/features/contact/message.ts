import { gmailComposeHref } from "../../lib/links";

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

/** The web mail's compose page, addressed to the company (specification, section 4). */
export const composeHref = (to: string, { name, phone, email, message }: ContactMessage): string =>
  gmailComposeHref(
    to,
    `Contact from ${name}`,
    [`Name: ${name}`, `Phone: ${phone}`, `Email: ${email || "-"}`, `Message: ${message}`].join("\n"),
  );

/**
 * Characters that the compose page's address may have. Gmail answers longer ones with 413 or "Bad Request", from about 6,400
 * on (https://github.com/defund12/defund12.org/issues/893).
 */
const LONGEST_HREF = 6_000;

/** By about how many characters the message is too long for that address, in which each takes one to nine; 0 if it fits. */
export const excessOf = (to: string, typed: ContactMessage): number => {
  const length = composeHref(to, typed).length;
  if (length <= LONGEST_HREF) return 0;
  const perCharacter = (length - composeHref(to, { ...typed, message: "" }).length) / typed.message.length;
  return Math.min(typed.message.length, Math.ceil((length - LONGEST_HREF) / perCharacter));
};
