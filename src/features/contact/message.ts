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
