export const pager = {
  page: (page: number) => `Page ${page}`,
  previous: "Previous",
  next: "Next",
} as const;
