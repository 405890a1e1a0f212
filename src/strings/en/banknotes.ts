/** Counting the banknotes of an amount. */
export const banknotes = {
  asNotes: "As notes",
  instruction: "Tap a note each time the cashier lays one down.",
  counted: (counted: number, due: number) => `${counted} of ${due} ${due === 1 ? "note" : "notes"}`,
  complete: "Complete",
  short: (missing: number) => `${missing} short`,
  tooMany: (surplus: number) => `${surplus} too many`,
  otherNotes: "Not the notes that were due",
  coins: (amount: string) => `and ${amount} in coins`,
  /** After the verdict. */
  rateChanged: (amount: string) => `(The rate has changed meanwhile. This count is of ${amount}.)`,
  startOver: "Start over",
} as const;
