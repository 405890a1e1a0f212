/** Company facts in texts: the build fills in `{company}`, `{counters}` and the others. */
import type { Strings } from "../src/strings/en";
import { capitalised } from "./word-forms";

/** The values of content files that the facts come from. */
export interface FactSources {
  readonly company: {
    readonly name: string;
    readonly legalName: string;
    readonly licence: { readonly number: string };
    readonly since: number;
    readonly hours: { readonly days: string; readonly opens: string; readonly closes: string };
  };
  readonly exchange: { readonly minimum: { readonly currency: string; readonly amount: number } };
  readonly branches: readonly { readonly headOffice: boolean }[];
}

const counted = ({ branches }: FactSources, { content }: Strings): string => content.count(branches.length);
const countedBranches = ({ branches }: FactSources, { content }: Strings): string =>
  content.count(branches.filter(({ headOffice }) => !headOffice).length);

const facts: Readonly<Record<string, (sources: FactSources, strings: Strings) => string>> = {
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

/** Names of the facts that any text may contain. */
export const factNames = Object.keys(facts);

/** Returns the text for each placeholder. `counters` includes the head office, `branches` does not. */
export const factsOf = (sources: FactSources, strings: Strings): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, textOf]) => [name, textOf(sources, strings)]));

/** Returns the names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
