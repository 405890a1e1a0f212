/** @jest-environment node */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { requireSoundContent, sourceContent } from "../../../plugins/gatsby-transformer-content/gatsby";
import { contentNames } from "../../../plugins/gatsby-transformer-content/schema";
import { typeNameOf } from "../../../plugins/gatsby-transformer-content/sdl";
import { showWaitingPage } from "../../../plugins/gatsby-transformer-content/waiting-page";
import {
  nextChange,
  folderStamp,
  watchFolder,
} from "../../../plugins/gatsby-transformer-content/watch-folder";
import { copyContent } from "../../support/content-folder";

jest.setTimeout(60_000);

const content = copyContent();
afterEach(content.restore);
afterAll(content.remove);

const store = { getState: () => ({ program: { directory: content.root } }) };

/** What Gatsby would be told, and what goes to the terminal. */
function gatsby() {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  const printed = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const panic = jest.fn();
  const createNode = jest.fn();
  return {
    printed: () => printed.mock.calls.map(([text]) => String(text)).join(""),
    panic,
    createNode,
    args: {
      store,
      reporter: { panic },
      actions: { createNode },
      createNodeId: (id: string) => id,
      createContentDigest: (value: unknown) => JSON.stringify(value),
    } as unknown as Parameters<typeof sourceContent>[0] & Parameters<typeof requireSoundContent>[0],
  };
}

describe("a build", () => {
  it("goes on when the content is in order", async () => {
    const { args, panic } = gatsby();
    await requireSoundContent(args);
    expect(panic).not.toHaveBeenCalled();
  });

  it("stops at the first step when it is not, and says why without a stack trace", async () => {
    content.edit("hero.yaml", "thin:", "thn:");
    const { args, panic, printed } = gatsby();
    await requireSoundContent(args);
    expect(panic).toHaveBeenCalledWith(expect.stringContaining("Nothing was built"));
    expect(printed()).toContain(
      'content/hero.yaml:6:3  headline › thn: "thn" is not known here. Did you mean "thin"?\n',
    );
    expect(printed()).not.toMatch(/\n\s+at /);
  });

  it("stops likewise when it no longer is by the time it is read", async () => {
    const { args, panic, createNode } = gatsby();
    await requireSoundContent(args);
    content.edit("hero.yaml", "thin:", "thn:");
    await sourceContent(args);
    expect(panic).toHaveBeenCalledWith(expect.stringContaining("Nothing was built"));
    expect(createNode).not.toHaveBeenCalled();
  });

  it("has one node a content file, and one a picture", async () => {
    const { args, createNode } = gatsby();
    await sourceContent(args);
    const types = createNode.mock.calls.map(([node]) => node.internal.type);
    expect(types.filter((type) => type !== "File").sort()).toEqual(contentNames.map(typeNameOf).sort());
    const pictures = createNode.mock.calls
      .map(([node]) => node)
      .filter(({ internal }) => internal.type === "File");
    expect(pictures.map(({ relativePath }) => relativePath)).toContain("images/hero/hero.jpg");
    for (const { absolutePath, relativePath } of pictures)
      expect(absolutePath).toBe(join(content.path, relativePath));
    const [company] = createNode.mock.calls.find(([node]) => node.internal.type === "CompanyYaml") ?? [];
    expect(company).toMatchObject({
      id: "content company",
      name: "Segara Money Changer",
      hours: { opens: "08:00" },
    });
  });
});

describe("while people edit", () => {
  const file = join(content.path, "hero.yaml");

  it.each<[string, () => void]>([
    ["written", () => writeFileSync(file, "a: 1\n")],
    [
      "replaced",
      () => {
        writeFileSync(`${file}.new`, "b: 1\n");
        renameSync(`${file}.new`, file);
      },
    ],
    ["deleted", () => rmSync(file)],
  ])("a file that is %s is noticed", async (_how, change) => {
    content.write("hero.yaml", content.read("hero.yaml"));
    const noticed = nextChange(content.path, folderStamp(content.path), 5);
    change();
    await noticed;
  });

  it("what changed while the content was being read is noticed", async () => {
    const before = folderStamp(content.path);
    content.edit("hero.yaml", "thin:", "thn:");
    await nextChange(content.path, before, 5);
  });

  it("nothing is noticed any more after the end of watching", async () => {
    const changed = jest.fn();
    watchFolder(content.path, changed, folderStamp(content.path), 5)();
    content.edit("hero.yaml", "thin:", "thn:");
    const later = nextChange(content.path, folderStamp(content.path), 5);
    content.edit("hero.yaml", "thn:", "tn:");
    await later;
    expect(changed).not.toHaveBeenCalled();
  });
});

describe("a picture in develop", () => {
  const [first, second] = [
    "images/gallery/01-storefront-by-day.jpg",
    "images/gallery/02-storefront-at-night.jpg",
  ];
  const at = (path: string) => join(content.path, path);
  const picture = (path: string) => readFileSync(at(path));

  /** Gatsby's nodes while the content folder is edited. */
  async function develop() {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const { args, printed } = gatsby();
    process.env.NODE_ENV = "development";
    const nodes = new Map<string, { id: string; relativePath: string; absolutePath: string }>();
    const faults: string[] = [];
    const shown = (path: string) => [...nodes.values()].find(({ relativePath }) => relativePath === path);
    /** Whatever a file names is there after each single step. */
    const look = () => {
      const gallery = nodes.get("content gallery") as unknown as { images: { image: string }[] } | undefined;
      for (const { image } of gallery?.images ?? []) if (!shown(image)) faults.push(image);
    };
    const info = jest.fn();
    await sourceContent({
      ...args,
      reporter: { ...args.reporter, info },
      actions: {
        createNode: (node: { id: string; relativePath: string; absolutePath: string }) => {
          nodes.set(node.id, node);
          look();
        },
        deleteNode: ({ id }: { id: string }) => {
          nodes.delete(id);
          look();
        },
      },
    } as unknown as Parameters<typeof sourceContent>[0]);
    return {
      faults,
      shown,
      printed,
      /** The bytes that Gatsby would read. */
      read: (path: string) => readFileSync(shown(path)?.absolutePath ?? ""),
      /** Until what has changed is taken over, or told of. */
      until: async (isSo: () => boolean) => {
        while (!isSo()) {
          jest.advanceTimersByTime(300);
          await new Promise(setImmediate);
        }
      },
      inOrder: () => info.mock.calls.some(([text]) => text === "The content is in order again."),
    };
  }
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const before = new Map([first, second].map((path) => [path, picture(path)]));
  afterEach(() => {
    for (const [path, bytes] of before) content.write(path, bytes);
  });

  it.each<[string, () => void, RegExp]>([
    ["is deleted", () => rmSync(at(first)), /There is no file images\/gallery\/01/],
    ["becomes empty", () => content.write(first, ""), /01-storefront-by-day\.jpg: The picture file is empty/],
    [
      "goes with the whole folder",
      () => renameSync(content.path, `${content.path}.x`),
      /The content folder is missing/,
    ],
  ])("that %s is shown as it was, until it is mended", async (_how, spoil, sentence) => {
    const site = await develop();
    spoil();
    await site.until(() => sentence.test(site.printed()));
    expect(site.read(first)).toEqual(before.get(first));

    if (existsSync(`${content.path}.x`)) renameSync(`${content.path}.x`, content.path);
    else content.write(first, picture(second));
    await site.until(site.inOrder);
    expect(site.read(first)).toEqual(picture(first));
    expect(site.faults).toEqual([]);
  });

  it("that is renamed together with its line is never missing", async () => {
    const site = await develop();
    const renamed = "images/gallery/renamed.jpg";
    renameSync(at(first), at(renamed));
    content.edit("gallery.yaml", first, renamed);
    await site.until(() => site.shown(renamed) !== undefined && site.shown(first) === undefined);
    expect(site.read(renamed)).toEqual(before.get(first));
    expect(site.faults).toEqual([]);
    expect(site.printed()).toBe("");
    rmSync(at(renamed));
  });
});

it("the waiting page shows the sentences as text, and makes room for the site", async () => {
  const page = await showWaitingPage({ host: "127.0.0.1", port: 0 }, () => [
    'content/hero.yaml:6:3  "<b>" is HTML',
  ]);
  const response = await fetch(`http://127.0.0.1:${page.port}/`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("<li>content/hero.yaml:6:3  &#34;&#60;b&#62;&#34; is HTML</li>");
  await page.close();
  await expect(fetch(`http://127.0.0.1:${page.port}/`)).rejects.toThrow();
});
