/** Company facts in texts: the build fills in `{company}`, `{counters}` and the others. */
import type { Strings } from "../src/strings/en";
import type { Language } from "../src/strings/languages";
import { capitalised } from "./word-forms";

/** A text in each language that it is written in. */
export type Text = Readonly<Partial<Record<Language, string>>>;

/** The nodes of content files that the facts come from. */
export interface FactSources {
  readonly company: {
    readonly name: Text;
    readonly legalName: Text;
    readonly licence: { readonly number: Text };
    readonly since: number;
    readonly hours: { readonly days: Text; readonly opens: string; readonly closes: string };
  };
  readonly exchange: { readonly minimum: { readonly currency: string; readonly amount: number } };
  readonly branches: readonly { readonly headOffice: boolean }[];
}

type Read = (text: Text) => string;

const counters = ({ branches }: FactSources, _: Read, { content }: Strings) => content.count(branches.length);
const others = ({ branches }: FactSources, _: Read, { content }: Strings) =>
  content.count(branches.filter(({ headOffice }) => !headOffice).length);

const facts: Readonly<Record<string, (sources: FactSources, read: Read, strings: Strings) => string>> = {
  company: ({ company }, read) => read(company.name),
  legalName: ({ company }, read) => read(company.legalName),
  licence: ({ company }, read) => read(company.licence.number),
  since: ({ company }) => String(company.since),
  days: ({ company }, read) => read(company.hours.days),
  opens: ({ company }) => company.hours.opens,
  closes: ({ company }) => company.hours.closes,
  minimum: ({ exchange: { minimum } }) => `${minimum.currency} ${minimum.amount}`,
  counters,
  Counters: (...from) => capitalised(counters(...from)),
  branches: others,
  Branches: (...from) => capitalised(others(...from)),
};

/** Names of the facts that any text may contain. */
export const factNames = Object.keys(facts);

/**
 * Returns the text for each placeholder. `counters` includes the head office, `branches` does not.
 *
 * @param read returns a text in the language of `strings`
 */
export const factsOf = (
  sources: FactSources,
  read: Read,
  strings: Strings,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(facts).map(([name, textOf]) => [name, textOf(sources, read, strings)]));
