export const contact = {
  tooLong: (excess: number) =>
    `This message is too long for web mail. Please shorten it by about ${excess} characters.`,
  blocked: "Your browser did not open the new tab. Your message is still here.",
  openInWebMail: "Open the message in web mail",
  /** Followed by the company's address. */
  noGmail: (sendButton: string) => `${sendButton} opens a Gmail draft; press Send there. No Gmail?`,
  copyText: "Copy the text",
  copied: "Copied",
  notCopied: "Your browser did not allow copying. The message is selected, so you can copy it yourself.",
  mailSubject: (name: string) => `Contact from ${name}`,
  mailBody: (name: string, phone: string, email: string, message: string) =>
    `Name: ${name}\nPhone: ${phone}\nEmail: ${email}\nMessage: ${message}`,
} as const;
