export const about = {
  whatsapp: (number: string) => `WhatsApp +${number}`,
  market: "market in between",
} as const;
