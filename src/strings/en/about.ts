export const about = {
  whatsapp: (number: string) => `WhatsApp +${number}`,
  market: "market rate",
} as const;
