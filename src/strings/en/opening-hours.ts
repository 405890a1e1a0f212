export const openingHours = {
  openUntil: (closes: string) => `Open now - until ${closes}`,
  closed: (opens: string) => `Closed now, opens ${opens} Bali time`,
  closedFor: (occasion: string, opens: string) => `Closed today (${occasion}), opens ${opens} Bali time`,
  days: (first: string, last: string) => `${first} to ${last}`,
  /** Instead of the hours of a day. */
  noHours: "closed",
  /** `8 March 2027, Nyepi: closed` */
  otherDays: (days: string, occasion: string, hours: string) => `${days}, ${occasion}: ${hours}`,
  always: "We are open every day of the year.",
  closedOnDay: (days: string, occasion: string) => `${days} (${occasion})`,
  closedOn: (days: readonly string[]) => `Closed on ${days.join(", ")}.`,
} as const;
