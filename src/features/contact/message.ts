import type { Strings } from "../../strings/en";

/** The contact form before the visitor types. */
export const emptyMessage = { name: "", phone: "", email: "", message: "" };

/** The contact form as the visitor typed it. */
export type ContactMessage = Readonly<typeof emptyMessage>;

/** Returns subject and body of the mail. */
export const mailOf = ({ name, phone, email, message }: ContactMessage, texts: Strings["contact"]) => ({
  subject: texts.mailSubject(name),
  body: texts.mailBody(name, phone, email || "-", message),
});
