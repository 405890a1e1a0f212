/**
 * Company facts inside texts: `{company}`, `{counters}` and the rest are filled in when the site is built, so that a
 * changed name, hour or number of branches is changed everywhere at once.
 */
import type { factNames } from "./fact-names";
import type { Content } from "./schema";
import { capitalised } from "./words";

const numberWords = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const;

const inWords = (count: number): string => numberWords[count] ?? String(count);

export type Facts = Record<(typeof factNames)[number], string>;

/** What stands in place of each placeholder. `counters` counts the head office, `branches` does not. */
export function factsOf(content: Pick<Content, "company" | "branches" | "exchange">): Facts {
  const { company } = content;
  const { minimum } = content.exchange;
  const counters = content.branches.branches.length;
  const branches = content.branches.branches.filter((branch) => !branch.headOffice).length;
  return {
    company: company.name,
    legalName: company.legalName,
    licence: company.licence.number,
    since: String(company.since),
    days: company.hours.days,
    opens: company.hours.opens,
    closes: company.hours.closes,
    minimum: `${minimum.currency} ${minimum.amount}`,
    counters: inWords(counters),
    Counters: capitalised(inWords(counters)),
    branches: inWords(branches),
    Branches: capitalised(inWords(branches)),
  };
}

/** The names of the placeholders in a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
}

/**
 * A copy of `value` with the placeholders of every text in it filled in. Names that are not in `facts` are left alone:
 * those are filled in on the page.
 */
export function fillPlaceholders(value: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") {
    return value.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
      Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
    );
  }
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, facts));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, facts)]),
    );
  }
  return value;
}
