/** Names of the company's facts that any text may mention as a placeholder; see placeholders.ts for what they mean. */
export const factNames = [
  "company",
  "legalName",
  "licence",
  "since",
  "days",
  "opens",
  "closes",
  "minimum",
  "counters",
  "Counters",
  "branches",
  "Branches",
] as const;
