/** Checks all content files together. Needs no disk, so the form does the same in the browser. */
import { defaultLanguage, languages, translations } from "../src/strings/languages";
import { checkFile, type CheckedFile, type CheckPicture, unreadable, wholeFile } from "./check-file";
import { formatPath, type Problem } from "./problem-report";
import { contentNameOf, contentSchemas, folders, singleFiles, splitPath } from "./schema";
import { missingIn, strayIn } from "./translations";
import { suggestFix } from "./suggest-fix";

export interface CheckedContent {
  readonly problems: readonly Problem[];
  /** What translations lack, and what is left over of them. */
  readonly warnings: readonly Problem[];
  /** The files that the site knows, by their path in the folder. */
  readonly files: ReadonlyMap<string, CheckedFile>;
}

/** A file of a folder, without problems of its own. */
type Entry = Pick<CheckedFile, "problemAt"> & {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
};

const isInFolder = (path: string): boolean =>
  Object.values(folders).some((folder) => path.startsWith(`${folder}/`));

/** Returns what to do with a YAML file that the site would ignore. */
function adviceFor(path: string): string {
  const { source } = splitPath(path);
  if (isInFolder(source))
    return "The name of this file becomes an address. Rename it: small letters, digits and single hyphens, of a currency the three letters of its code, then .yaml, and no further folder.";
  if (source.includes("/"))
    return `The site knows no such folder. It has these: ${[...Object.values(folders), ...translations].join(", ")}. Move or delete this file.`;
  const name = suggestFix(source, singleFiles);
  const meant = name && path.replace(source, name);
  return `The site does not know this file.${meant ? ` Did you mean ${meant}?` : ""} Rename or delete it.`;
}

/** A file that is copied from another one needs values of its own under these. */
const ownKeys = {
  branch: ["order", "name", "address", "place", "phone", "mapsUrl", "geo", "findUs", "alt"],
  currency: ["order", "name"],
} as const;

const nameOf = (entry: Entry | undefined): string => `${String(entry?.value.name)} (content/${entry?.path})`;

/** Returns the values that a copy still has of another file. */
function repeatedIn(entries: readonly Entry[], name: keyof typeof ownKeys): Problem[] {
  return ownKeys[name].flatMap((key) => {
    const texts = entries.map(({ value }) => JSON.stringify(value[key]));
    return entries.flatMap(({ value, problemAt }, index) => {
      const first = texts.indexOf(texts[index] ?? "");
      const written = typeof value[key] === "object" ? "This position" : `"${String(value[key])}"`;
      const kind = name === "branch" ? "counter" : name;
      const message = `${written} is the same at ${nameOf(entries[first])}. Each ${kind} needs its own: change it in the copy, or where it is wrong.`;
      return first < index ? [problemAt([key], message)] : [];
    });
  });
}

/** Checks which counter is the head office. */
function checkHeadOffice(branches: readonly Entry[], count: number): Problem[] {
  const [head, ...others] = branches.filter(({ value }) => value.headOffice);
  const heads = others.map(({ problemAt }) =>
    problemAt(["headOffice"], `${nameOf(head)} is the head office already. Only one counter can be.`),
  );
  if (head || branches.length < count) return heads;
  const missing = "No counter is the head office. One of them must be.";
  const none = wholeFile("branches", "There is no counter. Add a file for the head office to this folder.");
  return [branches[0]?.problemAt(["headOffice"], missing) ?? none];
}

/** Returns the warnings about a translation. Without it, all texts of its source are missing. */
function checkTranslation(path: string, source?: CheckedFile, translation?: CheckedFile): Problem[] {
  const name = `content/${splitPath(path).source}`;
  if (!source) return [wholeFile(path, `There is no ${name}. Delete this translation, or rename it.`)];
  const { content } = source;
  if (!content || (translation && !translation.translation)) return [];
  const shown = `shown in ${languages[defaultLanguage].name}`;
  const schema = contentSchemas[content.name];
  const texts = missingIn(translation?.translation, schema, content.value);
  const places = texts.map(
    ({ path: place }) => `${formatPath(place)} (line ${source.problemAt(place, "").line})`,
  );
  const message = translation
    ? `These texts of ${name} have no translation, and are ${shown}: ${places.join(", ")}.`
    : `There is no such file. The ${texts.length} texts of ${name} are ${shown}.`;
  const missing = texts.length > 0 ? [wholeFile(path, message)] : [];
  if (!translation) return missing;
  const stray = strayIn(translation.translation, schema, content.value).map(({ path: place, value }) =>
    typeof place.at(-1) === "number"
      ? translation.problemAt(
          place.slice(0, -1),
          `This list needs as many entries as in ${name}, in the same order. Until then all of it is ${shown}.`,
        )
      : translation.problemAt(
          place,
          `No entry of ${name} has ${JSON.stringify(value)} here. Copy this line from the entry that these texts translate, or delete them.`,
        ),
  );
  return [...missing, ...stray];
}

/**
 * Checks everything in the content folder.
 *
 * @param texts of all YAML files, by their path in the folder. Of two files with the same value the later one is reported.
 */
export async function checkTexts(
  texts: ReadonlyMap<string, string>,
  checkPicture: CheckPicture,
): Promise<CheckedContent> {
  const known = [...texts.keys()].filter((path) => contentNameOf(path));
  const translated = known.filter((path) => splitPath(path).language);
  const entries = known.filter((path) => isInFolder(path));
  const stray = [...texts.keys()].filter((path) => !contentNameOf(path));
  const sources = [...singleFiles, ...entries];
  const missing = "This file is missing or cannot be read. Restore it from an earlier version.";
  const checked = [...sources, ...translated].map(async (path) => {
    const text = texts.get(path);
    const file = text === undefined ? unreadable(path, missing) : checkFile(path, text, checkPicture);
    return [path, await file] as const;
  });
  const files = new Map(await Promise.all(checked));
  const entriesOf = (name: keyof typeof ownKeys) =>
    [...files].flatMap(([path, { content, problemAt }]) =>
      content?.name === name ? [{ path, problemAt, value: content.value }] : [],
    );
  const branches = entriesOf("branch");
  const problems = [
    ...[...files.values()].flatMap((file) => file.problems),
    ...stray.map((path) => wholeFile(path, adviceFor(path))),
    ...repeatedIn(branches, "branch"),
    ...repeatedIn(entriesOf("currency"), "currency"),
    ...checkHeadOffice(branches, entries.filter((path) => contentNameOf(path) === "branch").length),
  ];
  const expected = translations.flatMap((language) => sources.map((path) => `${language}/${path}`));
  const warnings = [...new Set([...expected, ...translated])].flatMap((path) =>
    checkTranslation(path, files.get(splitPath(path).source), files.get(path)),
  );
  return { problems, warnings, files };
}
