/** Company facts in texts: the build fills in `{company}`, `{counters}` and the others. */
import type { Strings } from "../src/strings/en";
import type { Content } from "./schema";
import type { FactName } from "./text-rules";
import { capitalised } from "./word-forms";

/** The content that the facts come from. */
export type FactSources = Pick<Content, "company" | "exchange"> & {
  readonly branches: readonly Content["branch"][];
};

const counted = ({ branches }: FactSources, { content }: Strings): string => content.count(branches.length);
const countedBranches = ({ branches }: FactSources, { content }: Strings): string =>
  content.count(branches.filter(({ headOffice }) => !headOffice).length);

const facts: Readonly<Record<FactName, (sources: FactSources, strings: Strings) => string>> = {
  company: ({ company }) => company.name,
  legalName: ({ company }) => company.legalName,
  licence: ({ company }) => company.licence.number,
  since: ({ company }) => String(company.since),
  days: ({ company }) => company.hours.days,
  opens: ({ company }) => company.hours.opens,
  closes: ({ company }) => company.hours.closes,
  minimum: ({ exchange: { minimum } }) => `${minimum.currency} ${minimum.amount}`,
  counters: counted,
  Counters: (...from) => capitalised(counted(...from)),
  branches: countedBranches,
  Branches: (...from) => capitalised(countedBranches(...from)),
};

export type Facts = Readonly<Record<string, string>>;

/** Returns the text for each placeholder. `counters` includes the head office, `branches` does not. */
export const factsOf = (sources: FactSources, strings: Strings): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, textOf]) => [name, textOf(sources, strings)]));
