export const openingHours = {
  openUntil: (closes: string) => `Open now - until ${closes}`,
  closed: (opens: string) => `Closed, opens ${opens}`,
  closedFor: (occasion: string, opens: string) => `Closed for ${occasion}, opens ${opens}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  /** In place of the hours of a day. */
  noHours: "closed",
  /** `8 March 2027, Nyepi: closed` */
  otherDays: (days: string, occasion: string, hours: string) => `${days}, ${occasion}: ${hours}`,
  always: "We are open every day of the year.",
  closedOnDay: (days: string, occasion: string) => `${days} (${occasion})`,
  closedOn: (days: readonly string[]) => `Closed on ${days.join(", ")}.`,
} as const;
