/** Words around times and numbers. */
export const formats = {
  justNow: "just now",
  baliTime: (time: string, day: string) => `${time} Bali time, ${day}`,
  aboutRupiah: (number: string) => `about ${number} rupiah`,
} as const;
