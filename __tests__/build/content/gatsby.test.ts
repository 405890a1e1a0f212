/** @jest-environment node */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { requireSoundContent, sourceContent } from "../../../src/build/content/gatsby";
import { contentNames } from "../../../src/build/content/schema";
import { typeNameOf } from "../../../src/build/content/sdl";
import { showWaitingPage } from "../../../src/build/content/waiting-page";
import { nextChange, folderStamp, watchFolder } from "../../../src/build/content/watch-folder";
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

  it("has one node a content file", async () => {
    const { args, createNode } = gatsby();
    await sourceContent(args);
    expect(createNode.mock.calls.map(([node]) => node.internal.type).sort()).toEqual(
      contentNames.map(typeNameOf).sort(),
    );
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
