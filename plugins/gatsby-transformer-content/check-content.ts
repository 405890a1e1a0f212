/** Checks all content files together. Needs no disk, so the form does the same in the browser. */
import {
  checkFile,
  type CheckedFile,
  type CheckPicture,
  type FileValue,
  unreadable,
  wholeFile,
} from "./check-file";
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
      const message = `${value} is the same at ${nameOf(branches[first])}. Change it at the new counter.`;
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

/**
 * Checks everything in the content folder.
 *
 * @param texts of all YAML files, by their path in the folder. Of two counters with the same value the later one is reported.
 */
export async function checkTexts(
  texts: ReadonlyMap<string, string>,
  checkPicture: CheckPicture,
): Promise<CheckedContent> {
  const counters = [...texts.keys()].filter((path) => contentNameOf(path) && isInFolder(path));
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
  ];
  return { problems, values };
}
