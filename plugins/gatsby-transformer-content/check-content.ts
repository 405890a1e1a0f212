/** Checks all content files together. Needs no disk, so the form does the same in the browser. */
import { z } from "zod";
import { fillPlaceholders } from "../../src/lib/fill-placeholders";
import {
  checkFile,
  type CheckedFile,
  type CheckPicture,
  type FileValue,
  unreadable,
  wholeFile,
} from "./check-file";
import { expectation } from "./error-messages";
import { infoOf } from "./fields";
import { factsOf } from "./placeholders";
import type { Problem } from "./problems";
import { type Content, contentNameOf, folders, singleFiles } from "./schema";
import { suggestFix } from "./words";

export interface CheckedContent {
  readonly problems: readonly Problem[];
  /** The files without problems, by their path in the folder. */
  readonly values: ReadonlyMap<string, FileValue>;
}

type Counter = Pick<CheckedFile, "problemAt"> & { readonly path: string; readonly branch: Content["branch"] };

const isInFolder = (path: string): boolean =>
  Object.values(folders).some((folder) => path.startsWith(`${folder}/`));

/** Returns what to do with a YAML file that the site would ignore. */
function adviceFor(path: string): string {
  if (isInFolder(path))
    return "The name of this file becomes an address. Rename it: small letters, digits and single hyphens, then .yaml, and no further folder.";
  const meant = suggestFix(path, singleFiles);
  return `The site does not know this file.${meant ? ` Did you mean ${meant}?` : ""} Rename or delete it.`;
}

/** A counter that is copied from another one needs values of its own under these. */
const branchKeys = ["order", "name", "address", "place", "phone", "mapsUrl", "geo", "findUs", "alt"] as const;

const nameOf = (counter: Counter | undefined): string => `${counter?.branch.name} (content/${counter?.path})`;

/** Checks the counters against each other. Counters with problems of their own are left out. */
function checkBranches(branches: readonly Counter[], count: number): Problem[] {
  const repeated = branchKeys.flatMap((key) => {
    const texts = branches.map(({ branch }) => JSON.stringify(branch[key]));
    return branches.flatMap(({ branch, problemAt }, index) => {
      const first = texts.indexOf(texts[index] ?? "");
      const value = typeof branch[key] === "object" ? "This position" : `"${branch[key]}"`;
      const message = `${value} is the same at ${nameOf(branches[first])}. Write what is true of this counter.`;
      return first < index ? [problemAt([key], message)] : [];
    });
  });
  const [head, ...others] = branches.filter(({ branch }) => branch.headOffice);
  const heads = others.map(({ problemAt }) =>
    problemAt(["headOffice"], `${nameOf(head)} is the head office already. Only one counter can be.`),
  );
  if (head || branches.length < count) return [...repeated, ...heads];
  const missing = "No counter is the head office. One of them must be.";
  const none = wholeFile("branches", "There is no counter. Add a file for the head office to this folder.");
  return [...repeated, branches[0]?.problemAt(["headOffice"], missing) ?? none];
}

/** Returns the digits of a number as the world dials it: `0812 000` → `62812000`. */
const dialled = (number: string): string => number.replace(/\D/g, "").replace(/^0/, "62");

/** Of a telephone number. Dates and times have fewer, or look like these. */
const FEWEST_DIGITS = 9;
const dateOrTime = /\b\d\d? ?[./] ?\d\d?\b/;

/** Checks texts against facts of other files: their length once placeholders are filled in, and telephone numbers. */
function checkTogether(
  checked: readonly CheckedFile[],
  values: CheckedContent["values"],
  counters: readonly Counter[],
): Problem[] {
  const company = values.get("company.yaml");
  const exchange = values.get("exchange.yaml");
  if (company?.name !== "company" || exchange?.name !== "exchange") return [];
  const branches = counters.map(({ branch }) => branch);
  const facts = factsOf({ company: company.value, branches, exchange: exchange.value });
  const official = [
    company.value.whatsapp,
    ...branches.flatMap(({ phone, whatsapp = phone }) => [phone, whatsapp]),
  ].map(dialled);
  const flawOf = (text: string, schema: z.core.$ZodType): string | undefined => {
    const room = schema instanceof z.ZodString ? (schema.maxLength ?? Infinity) : Infinity;
    const { length } = fillPlaceholders(text, facts);
    if (length > room)
      return `With its placeholders filled in, the text has ${length} characters. There is room for ${room}. ${expectation(schema)}`;
    if (!infoOf(schema)?.isProse) return undefined;
    const numbers = text.match(/(?:\+|\b0|\b62)[\d \u00a0()./\u2010-\u2015-]{7,}\d/g) ?? [];
    const stray = numbers
      .filter((number) => number.replace(/\D/g, "").length >= FEWEST_DIGITS && !dateOrTime.test(number))
      .find((number) => !official.includes(dialled(number)));
    return (
      stray &&
      `"${stray}" is not a number of the company. Use one from company.yaml or branches/, or remove it.`
    );
  };
  return checked.flatMap(({ content, texts, problemAt }) =>
    (content ? texts : []).flatMap(({ path, text, schema }) => {
      const message = flawOf(text, schema);
      return message ? [problemAt(path, message)] : [];
    }),
  );
}

/**
 * Checks everything in the content folder.
 *
 * @param texts of all YAML files, by their path in the folder
 */
export async function checkTexts(
  texts: ReadonlyMap<string, string>,
  checkPicture: CheckPicture,
): Promise<CheckedContent> {
  const counters = [...texts.keys()].filter((path) => contentNameOf(path) && isInFolder(path)).sort();
  const stray = [...texts.keys()].filter((path) => !contentNameOf(path));
  const paths = [...singleFiles, ...counters];
  const missing = "This file is missing or cannot be read. Restore it from an earlier version.";
  const checked = await Promise.all(
    paths.map(async (path) => {
      const text = texts.get(path);
      const file = text === undefined ? unreadable(path, missing) : checkFile(path, text, checkPicture);
      return { path, ...(await file) };
    }),
  );
  const values = new Map(checked.flatMap(({ path, content }) => (content ? [[path, content] as const] : [])));
  const branches = checked.flatMap(({ path, content, problemAt }) =>
    content?.name === "branch" ? [{ path, problemAt, branch: content.value }] : [],
  );
  const problems = [
    ...checked.flatMap((file) => file.problems),
    ...stray.map((path) => wholeFile(path, adviceFor(path))),
    ...checkBranches(branches, counters.length),
    ...(branches.length === counters.length ? checkTogether(checked, values, branches) : []),
  ];
  return { problems, values };
}
