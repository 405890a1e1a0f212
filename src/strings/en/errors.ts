export const errors = {
  /** Title and heading of the page that replaces one that threw. */
  unexpected: "Unexpected Application Error!",
  unknown: "Unknown error",
  partDidNotLoad: "Part of this page didn't load. We'll retry automatically.",
} as const;
