/** Company facts in texts: the build fills in `{company}`, `{counters}` and the others. */
import { closuresInWords, upcomingClosures } from "../../src/lib/opening-hours";
import english from "../../src/strings/en";
import type { Content } from "./schema";
import { capitalised } from "./words";

/** The content that the facts come from. */
export type FactSources = Pick<Content, "company" | "exchange"> & {
  readonly branches: readonly Content["branch"][];
};

const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = (count: number): string => numbers[count] ?? String(count);

const counted = ({ branches }: FactSources): string => inWords(branches.length);
const countedBranches = ({ branches }: FactSources): string =>
  inWords(branches.filter(({ headOffice }) => !headOffice).length);

const facts: Readonly<Record<string, (sources: FactSources) => string>> = {
  company: ({ company }) => company.name,
  legalName: ({ company }) => company.legalName,
  licence: ({ company }) => company.licence.number,
  since: ({ company }) => String(company.since),
  days: ({ company }) => company.hours.days,
  opens: ({ company }) => company.hours.opens,
  closes: ({ company }) => company.hours.closes,
  closures: ({ company }) => closuresInWords(upcomingClosures(company.closures, Date.now()), english),
  minimum: ({ exchange: { minimum } }) => `${minimum.currency} ${minimum.amount}`,
  counters: counted,
  Counters: (sources) => capitalised(counted(sources)),
  branches: countedBranches,
  Branches: (sources) => capitalised(countedBranches(sources)),
};

export type Facts = Readonly<Record<string, string>>;

/** Names of the facts that any text may contain. */
export const factNames = Object.keys(facts);

/** Returns the text for each placeholder. `counters` includes the head office, `branches` does not. */
export const factsOf = (sources: FactSources): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, textOf]) => [name, textOf(sources)]));

/** Returns the names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
