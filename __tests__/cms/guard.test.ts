import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Backend, BackendEntry, SavedEntry } from "decap-cms-backend-proxy";
import type CMS from "decap-cms-core";
import type { ControlProps } from "decap-cms-widget-string";
import { render } from "@testing-library/react";
import { Component, createElement } from "react";

import { headingOf, partOf, yamlFormat } from "../../cms/content-format";
import { checked } from "../../cms/controls";
import { guarded, nextOrder, original, registerRefusals } from "../../cms/guard";

const content = join(__dirname, "..", "support", "content");

/** The repository: every window has a backend of its own for it. */
let files: Map<string, string>;

/** The number of commits. */
let commits: number;

class Requests {
  getDefaultBranch(): Promise<unknown> {
    return Promise.resolve(commits);
  }
}

class Repository implements Backend {
  readonly api = new Requests();
  getEntry(path: string): Promise<BackendEntry> {
    return Promise.resolve({ data: files.get(path) ?? null, file: { path } });
  }
  entriesByFolder(folder: string): Promise<BackendEntry[]> {
    const found = [...files].filter(([path]) => path.startsWith(`${folder}/`));
    return Promise.resolve(found.map(([path, data]) => ({ data, file: { path } })));
  }
  async persistEntry({ dataFiles }: SavedEntry): Promise<void> {
    if ((await this.api.getDefaultBranch()) !== commits) throw Object.assign(new Error(), { status: 422 });
    for (const { path, raw } of dataFiles) files.set(path, raw);
    commits++;
  }
  deleteFiles(paths: readonly string[]): Promise<void> {
    for (const path of paths) files.delete(path);
    return Promise.resolve();
  }
}

type Handler = (event: { entry: unknown }) => Promise<void>;
const handlers: Record<string, Handler> = {};
const show = jest.fn();

let backend: Backend;
let alerted: jest.SpyInstance;
let asked: jest.SpyInstance;

beforeEach(() => {
  alerted = jest.spyOn(window, "alert").mockReturnValue();
  asked = jest.spyOn(window, "confirm");
  const names = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".yaml"),
  );
  files = new Map(names.map((name) => [`content/${name}`, readFileSync(join(content, name), "utf8")]));
  commits = 0;
  backend = new (guarded(Repository as unknown as typeof Backend))({});
  const registerEventListener = ({ name, handler }: { name: string; handler: unknown }) =>
    void (handlers[name] = handler as Handler);
  registerRefusals({ registerEventListener } as unknown as typeof CMS, show);
});

const entryOf = (path: string, data: object) => ({
  entry: { get: (key: string) => (key === "data" ? { toJS: () => data } : path), getIn: () => "Umalas" },
});

/** Opens a part, and returns what saves it with a change. */
async function open(path: string) {
  const { data } = await backend.getEntry(path);
  const part = partOf(path.replace("content/", ""));
  const opened = structuredClone(yamlFormat.fromFile(data ?? "")) as Record<string, unknown>;
  return async (change: object) => {
    const changed = { ...opened, ...change };
    await handlers.preSave?.(entryOf(path, changed));
    await backend.persistEntry(
      { dataFiles: [{ path, raw: yamlFormat.toFile(changed, [headingOf(part)]) }], assets: [] },
      {},
    );
  };
}

const faq = "content/faq.yaml";

it("refuses a text that somebody else has changed in the meantime", async () => {
  const [save, saveOther] = [await open(faq), await open(faq)];
  await saveOther({ intro: "Often asked" });
  // This window knows what it saved itself.
  await saveOther({ intro: "Asked again" });
  files.set(faq, files.get(faq)!.replace("Asked again", "Asked by others"));
  await expect(save({ intro: "Asked late" })).rejects.toThrow("Somebody else has changed this part");
  expect(files.get(faq)).toContain("Asked by others");
  expect(alerted).toHaveBeenCalledWith(expect.stringContaining("Copy what you have written"));
});

it("refuses a save that crosses another one", async () => {
  const save = await open("content/company.yaml");
  const over = { closures: [{ name: "Nyepi", date: "2020-03-25" }] };
  // The other one comes while this window asks.
  asked.mockImplementationOnce(() => Boolean(++commits)).mockReturnValueOnce(true);
  await expect(save(over)).rejects.toThrow("at the same moment");
  expect(files.get("content/company.yaml")).not.toContain("2020-03-25");
  await save(over);
  expect(files.get("content/company.yaml")).toContain("2020-03-25");
});

it("refuses what the content check refuses, also against other files", async () => {
  const save = await open("content/branches/petitenget.yaml");
  await expect(save({ findUs: "<b>Here</b>" })).rejects.toThrow("marked in red");
  await expect(save({ order: 30 })).rejects.toThrow("marked in red");
  expect(show).toHaveBeenLastCalledWith([
    expect.objectContaining({
      file: "content/branches/petitenget.yaml",
      path: ["order"],
      message: expect.stringContaining('"30" is the same at Kerobokan, Umalas'),
    }),
  ]);
  expect(files.get("content/branches/petitenget.yaml")).toContain("order: 20");
});

it("does not refuse because of another file's problem", async () => {
  const save = await open(faq);
  files.set("content/hero.yaml", "broken");
  await save({ intro: "Often asked" });
  expect(files.get(faq)).toContain("intro: Often asked");
});

it("judges a translation as the check does: errors are refused, warnings are not", async () => {
  const translation = "content/id/faq.yaml";
  const save = await open(translation);
  expect(original).toMatchObject({ title: "FAQ" });
  await expect(save({ title: "<b>Tanya</b>" })).rejects.toThrow("marked in red");
  await expect(save({ intro: "{count} pertanyaan" })).rejects.toThrow("marked in red");
  // Fewer questions than in English.
  await save({ title: "Tanya Jawab", items: [{ id: "documents", question: "Apa yang perlu saya bawa?" }] });
  expect(files.get(translation)).toContain("title: Tanya Jawab");
  const saveOther = await open(translation);
  files.set(translation, files.get(translation)!.replace("Tanya Jawab", "Pertanyaan"));
  await expect(saveOther({ title: "Jawaban" })).rejects.toThrow("Somebody else has changed this part");
  // One of comments only.
  files.set(translation, "# Nothing yet\n");
  const saveFirst = await open(translation);
  await saveFirst({ title: "Tanya Jawab" });
  expect(files.get(translation)).toBe("# Nothing yet\n\ntitle: Tanya Jawab\n");
  files.set("content/hero.yaml", "title: *Terms apply");
  await open("content/id/hero.yaml");
  expect(original).toBeUndefined();
  const saveEnglish = await open(faq);
  expect(original).toBeNull();
  await saveEnglish({ items: [{ id: "minimum", question: "Is there a minimum?", answer: "Yes." }] });
});

it.each([
  ["id/faq.title", "English: FAQ"],
  ["faq.title", undefined],
])("the field %s shows as its original %j", async (path, words) => {
  await backend.getEntry("content/id/faq.yaml");
  const label = createElement("label", { htmlFor: "field" });
  class Field extends Component<ControlProps> {
    override render = () => createElement("div", { className: "ControlContainer" }, label);
  }
  const props = { field: new Map([["path", path]]), forID: "field" } as unknown as ControlProps;
  const { container } = render(createElement(checked(Field), props));
  expect(container.querySelector("div")?.dataset.original).toBe(words);
});

it("asks about a closed day that is over", async () => {
  const save = await open("content/company.yaml");
  asked.mockReturnValueOnce(false);
  await expect(save({ closures: [{ name: "Nyepi", date: "2020-03-25" }] })).rejects.toThrow("save again");
  expect(asked).toHaveBeenLastCalledWith('"Nyepi" (25 March 2020) is over already. Save it anyway?');
});

it("does not delete the head office or a picture that is shown", async () => {
  const head = "content/branches/head-office.yaml";
  await expect(handlers.preUnpublish?.(entryOf(head, {}))).rejects.toThrow("No counter is the head office");
  await expect(handlers.preUnpublish?.(entryOf("content/branches/umalas.yaml", {}))).resolves.toBeUndefined();
  const picture = "content/images/gallery/07-coin-stacks.jpg";
  await expect(backend.deleteFiles([picture], "")).rejects.toThrow("still on the page");
  files.set("content/id/branches/umalas.yaml", "findUs: Di awal hamparan sawah");
  await backend.deleteFiles(["content/branches/umalas.yaml"], "");
  expect([...files.keys()].filter((path) => path.includes("umalas"))).toEqual([]);
});

it("does not open a damaged file", async () => {
  const back = jest.spyOn(history, "back").mockReturnValue();
  files.set(faq, files.get(faq)!.replace("title: FAQ", "title: Caf\ufffd"));
  await expect(backend.getEntry(faq)).rejects.toThrow("damaged");
  expect(alerted).toHaveBeenLastCalledWith(
    expect.stringMatching(/content\/faq\.yaml:\d+:\d+ .*not saved as UTF-8/),
  );
  expect(back).toHaveBeenCalled();
});

it("proposes the place after the last counter's", async () => {
  expect(await nextOrder()).toBe(40);
});
