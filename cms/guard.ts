/** What Decap CMS does not refuse: stale texts, content that the check refuses, and deleting what is in use. */
import type { Backend, BackendEntry, SavedEntry } from "decap-cms-backend-proxy";
import type CMS from "decap-cms-core";

import { checkTexts } from "../content-schema/check-content";
import { checkFile } from "../content-schema/check-file";
import { formatProblem, type Problem } from "../content-schema/problem-report";
import { folders, singleFiles, splitPath } from "../content-schema/schema";
import { parseYaml } from "../content-schema/yaml-diagnostics";
import { closureDays, upcomingClosures } from "../src/lib/opening-hours";
import { isRecord } from "../src/lib/type-guards";
import english from "../src/strings/en";
import { translations } from "../src/strings/languages";
import { headingOf, partOf, sentence, sourceOf, yamlFormat } from "./content-format";

/** Reads all texts by their path in the content folder, through the backend of this window; of the translations one at most. */
let readTexts: (path?: string) => Promise<ReadonlyMap<string, string>>;

/** The content of the file that the open part translates; null if the part is no translation, undefined if it is damaged. */
export let original: unknown;

/** The texts that this window has saved, by their path. */
const saved = new Map<string, string>();

/** The field's control judges a picture when it is chosen. */
const anyPicture = () => undefined;

const inFolder = (path: string): string => path.replace(/^content\//, "");

/** Tells the editor, until it is read, and stops Decap. */
function refuse(message: string): never {
  alert(message);
  throw sentence(message);
}

/** Adds the refusals to one of Decap's backends. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeScript wants this constructor of a mixin.
export const guarded = <Base extends new (...args: any[]) => Backend>(base: Base) =>
  class extends base {
    /** GitHub's branch before the texts were read. */
    private head: unknown;

    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    constructor(...args: any[]) {
      super(...args);
      readTexts = async (path = "") => {
        const files = splitPath(path).language ? [...singleFiles, path] : singleFiles;
        this.head = await this.api?.getDefaultBranch();
        const entries = await Promise.all([
          ...files.map((file) => super.getEntry(`content/${file}`)),
          super.entriesByFolder(`content/${folders.branch}`, "yaml", 1),
        ]);
        return new Map(entries.flat().map(({ file, data }) => [inFolder(file.path), data ?? ""]));
      };
    }

    /** @throws Error for a damaged file, which Decap would show as an empty form */
    override async getEntry(path: string): Promise<BackendEntry> {
      const { original: source, language } = splitPath(inFolder(path));
      const text = language && (await super.getEntry(`content/${source}`)).data;
      original = parseYaml(text ?? "").value;
      const entry = await super.getEntry(path);
      // Decap asks for the file of a new counter, too. An empty one is not saved (content-format.ts).
      if (!entry.data) return entry;
      const { problems } = await checkFile(inFolder(path), entry.data, anyPicture);
      const damage = problems.filter((problem) => problem.path.length === 0);
      if (damage.length === 0) return entry;
      alert(
        `This part cannot be opened, because its file is damaged:\n\n${damage.map(formatProblem).join("\n")}\n\n` +
          `Fix ${path} in a text editor, or bring back its last correct version from the repository's history.`,
      );
      history.back();
      throw sentence("The file is damaged.");
    }

    override async persistEntry(entry: SavedEntry, options: unknown): Promise<unknown> {
      // A picture that was chosen and then replaced is not stored.
      const isUsed = ({ path }: { readonly path: string }) =>
        entry.dataFiles.some(({ raw }) => raw.includes(inFolder(path)));
      const { api, head } = this;
      // The commit follows the one that was checked. GitHub refuses it (422) if there is another one by now.
      if (api) api.getDefaultBranch = () => Promise.resolve(head);
      try {
        const answer = await super.persistEntry({ ...entry, assets: entry.assets.filter(isUsed) }, options);
        for (const { path, raw } of entry.dataFiles) saved.set(inFolder(path), raw);
        return answer;
      } catch (error) {
        if (isRecord(error) && error.status === 422)
          refuse("Somebody else has saved at the same moment. Save again.");
        throw error;
      } finally {
        if (api) Reflect.deleteProperty(api, "getDefaultBranch");
      }
    }

    override async deleteFiles(paths: readonly string[], message: string): Promise<unknown> {
      const texts = [...(await readTexts())].filter(([path]) => !paths.includes(`content/${path}`));
      const translated = translations.flatMap((language) =>
        paths.map((path) => super.getEntry(`content/${language}/${inFolder(path)}`)),
      );
      if (paths.some((path) => texts.some(([, text]) => text.includes(inFolder(path)))))
        refuse("The picture is still on the page. Choose another one there first.");
      const existing = (await Promise.all(translated)).flatMap(({ data, file }) => (data ? file.path : []));
      return super.deleteFiles([...paths, ...existing], message);
    }
  };

/** Returns the problems that a change of a file would cause. */
async function problemsAfter(
  current: ReadonlyMap<string, string>,
  path: string,
  text: string | undefined,
): Promise<readonly Problem[]> {
  const before = new Set((await checkTexts(current, anyPicture)).problems.map(formatProblem));
  const texts = new Map(current);
  texts.delete(path);
  // As the last one: of two counters with the same value, the problem is at the one that is open.
  if (text !== undefined) texts.set(path, text);
  const { problems } = await checkTexts(texts, anyPicture);
  return problems.filter(
    (problem) => problem.file === `content/${path}` || !before.has(formatProblem(problem)),
  );
}

/** Returns the place after the last counter's. */
export async function nextOrder(): Promise<number> {
  const orders = [...(await readTexts()).values()].map((text) => /^order: (\d+)/m.exec(text)?.[1]);
  return Math.max(...orders.map((order) => Number(order ?? 0))) + 10;
}

/** Returns the closed days of a text that are not in the former one, and are over already. */
async function closuresOver(path: string, before: string, after: string): Promise<string[]> {
  const { content } = await checkFile(path, after, anyPicture);
  return (content?.name === "company" ? content.value.closures : [])
    .filter(({ date, until = date }) => !before.includes(until))
    .filter((closure) => upcomingClosures([closure], Date.now()).length === 0)
    .map((closure) => `"${closure.name}" (${closureDays(closure, english)})`);
}

/**
 * Makes Decap ask before it saves and deletes.
 *
 * @param show tells the editor about problems, and marks their fields
 */
export function registerRefusals(cms: typeof CMS, show: (problems: readonly Problem[]) => void): void {
  cms.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const data: unknown = entry.get("data").toJS();
      // A new file has no path yet.
      const path = inFolder(String(entry.get("path") || `${folders.branch}/new.yaml`));
      const text = yamlFormat.toFile(data, [headingOf(partOf(path) || "branch")]);
      const texts = await readTexts(path);
      const current = texts.get(path) ?? "";
      if (current && ![sourceOf(data), saved.get(path)].includes(current))
        refuse(
          "Somebody else has changed this part in the meantime. Copy what you have written, and reload this page.",
        );
      const problems = await problemsAfter(texts, path, text);
      if (problems.length > 0) {
        show(problems);
        throw sentence("What is marked in red needs a change.");
      }
      const over = await closuresOver(path, current, text);
      if (over.length > 0 && !confirm(`${over.join(", ")} is over already. Save it anyway?`))
        throw sentence("Change it, and save again.");
    },
  });
  // Decap's question has no name in it. The heading has (controls.ts).
  const ask = window.confirm.bind(window);
  window.confirm = (question) =>
    ask(question?.replace("this counter", document.querySelector("h1")?.textContent ?? "this counter"));
  cms.registerEventListener({
    name: "preUnpublish",
    handler: async ({ entry }) => {
      const [problem] = await problemsAfter(
        await readTexts(),
        inFolder(String(entry.get("path"))),
        undefined,
      );
      if (problem) refuse(problem.message);
    },
  });
  cms.registerEventListener({
    name: "postUnpublish",
    handler: ({ entry }) => alert(`${String(entry.getIn(["data", "name"]))} is deleted.`),
  });
}
