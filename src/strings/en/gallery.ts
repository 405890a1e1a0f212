export const gallery = {
  pages: "Gallery pages",
  shown: (first: number, last: number, total: number) => `${first} - ${last} of ${total} photos`,
  photo: (number: number, total: number) => `Photo ${number} of ${total}`,
  position: (number: number, total: number) => `${number} of ${total}`,
  previous: "Previous photo",
  next: "Next photo",
  failed: "The photos couldn't load",
} as const;
