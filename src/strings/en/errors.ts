export const errors = {
  /** Title and heading of the page that takes the place of one that threw. */
  unexpected: "Unexpected Application Error!",
  unknown: "Unknown error",
  partDidNotLoad: "Part of this page did not load. It will be tried again by itself.",
} as const;
