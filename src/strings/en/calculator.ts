export const calculator = {
  dialogTitle: "Calculator",
  foreignCurrency: "Foreign currency",
  swap: "Swap the currencies",

  /** Followed by the side in bold and `rateApplies`. */
  youGiveUs: (amount: string) => `You give us ${amount}, so the `,
  youBuy: (amount: string) => `You buy ${amount} from us, so the `,
  /** Followed by the rate and a full stop. */
  rateApplies: " rate applies: ",
  spokenResult: (have: string, want: string, rate: string) => `${have} is ${want}, at ${rate}.`,
  /** @param inCurrency the minimum in the visitor's currency, if that is another one */
  belowMinimum: (minimum: string, inCurrency?: string) =>
    inCurrency === undefined
      ? `Below our minimum of ${minimum}.`
      : `Below our minimum of ${minimum}, about ${inCurrency}.`,
  /** In the enquiry that marketing has written. */
  rateAndSide: (rate: string, side: string) => `${rate} (${side})`,
  thisMoment: "this moment",

  loading: "The calculator starts when rates arrive.",
  implausible: (currency: string) => `Please ask at the counter for the rate of ${currency}.`,
  notTraded: {
    buy: (currency: string) => `We do not buy ${currency} at the moment.`,
    sell: (currency: string) => `We do not sell ${currency} at the moment.`,
  },
  typeAnAmount: "Type an amount.",
  isInCurrency: (currency: string) =>
    `This amount is in ${currency}. Swap the currencies to give us ${currency}.`,
  isInRupiah: "This amount is in rupiah. Swap the currencies to give us rupiah.",
  unreadable: "We cannot read this amount. Write it in figures, such as 1.250,50.",
  tooLarge: "For an amount this large, please ask us.",
} as const;
