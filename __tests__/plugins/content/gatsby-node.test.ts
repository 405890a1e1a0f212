/** @jest-environment node */
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import {
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onPreInit,
  sourceNodes,
} from "../../../plugins/gatsby-transformer-content/gatsby-node";
import { copyContent } from "../../support/content-folder";

const content = copyContent();
afterEach(content.restore);
afterAll(content.remove);

type Hero = { readonly headline: { readonly thin: unknown; readonly lines: unknown } };

const run = async (hook: unknown, args: object) => (hook as (args: unknown) => Promise<void>)(args);

/** The arguments that Gatsby passes to the plugin, as mocks. */
function gatsby() {
  const printed = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const reporter = { panic: jest.fn() };
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
  const store = { getState: () => ({ program: { directory: content.root } }) };
  const helpers = { createNodeId: String, createContentDigest: JSON.stringify };
  const app = { get: jest.fn() };
  const file = { id: "hero", internal: { type: "File" }, sourceInstanceName: "content" };
  const getNodesByType = () => [{ ...file, relativePath: "hero.yaml" }];
  return {
    reporter,
    printed: () => printed.mock.calls.map(([text]) => String(text)).join(""),
    start: () => run(onPreInit, { store, reporter }),
    serve: () => run(onCreateDevServer, { store, app }),
    /** Returns what the browser shows. */
    report: async () => {
      const end = jest.fn();
      await app.get.mock.lastCall[1]({}, { end });
      return end.mock.lastCall[0] as string;
    },
    /** Returns the node of the headline's file, as Gatsby makes it at the start. */
    source: async () => {
      await run(sourceNodes, { actions, ...helpers, getNodesByType });
      return actions.createNode.mock.lastCall[0] as Hero;
    },
    /** Returns it after a change of a file. */
    create: async (relativePath = "hero.yaml") => {
      const node = { ...file, relativePath };
      await run(onCreateNode, { store, actions, ...helpers, getNodesByType, node });
      return actions.createNode.mock.lastCall[0] as Hero;
    },
  };
}

/** The light line of the headline in each language. */
const thin = ({ headline }: Hero): unknown => headline.thin;

it("a build stops early without a stack trace when the content has a problem", async () => {
  content.edit("hero.yaml", "thin:", "thn:");
  const { start, reporter, printed } = gatsby();
  await start();
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining("Fix the content as described above"));
  expect(printed()).toMatch(
    /^content\/hero\.yaml:\d+:3 {2}headline › thn: "thn" is not a known name here\. Did you mean "thin:"\?$/m,
  );
  expect(printed()).not.toMatch(/\n\s+at /);
});

it("develop shows a mistake, and keeps the last correct version of the file until it is fixed", async () => {
  const { start, serve, create, report } = gatsby();
  await start();
  await serve();
  content.edit("hero.yaml", "thin: Authorized", "thin: [Broken]");
  expect(thin(await create())).toEqual({ en: "Authorized" });
  expect(await report()).toMatch(/^The content has a mistake\..*\n\ncontent\/hero\.yaml:\d+:\d+ /);
  content.edit("hero.yaml", "thin: [Broken]", "thin: Licensed");
  expect(thin(await create())).toEqual({ en: "Licensed" });
  expect(await report()).toBe("");
});

it("develop shows a file as soon as its missing picture is there", async () => {
  const { start, serve, create, report } = gatsby();
  await start();
  await serve();
  const picture = content.read("hero.yaml").match(/image: (.*)/)?.[1] ?? "";
  content.edit("hero.yaml", "thin: Authorized", "thin: Licensed");
  content.edit("hero.yaml", picture, "images/hero/new.jpg");
  expect(thin(await create())).toEqual({ en: "Authorized" });
  copyFileSync(join(content.path, picture), join(content.path, "images/hero/new.jpg"));
  expect(thin(await create("images/hero/new.jpg"))).toEqual({ en: "Licensed" });
  expect(await report()).toBe("");
});

const headline = "headline:\n  thin: Penukaran\n  lines: [VALAS, RESMI]\n";

it("a node has its texts in each language, and a list of another length in one", async () => {
  const { start, source, printed } = gatsby();
  content.write("id/hero.yaml", headline);
  await start();
  expect((await source()).headline).toEqual({
    thin: { en: "Authorized", id: "Penukaran" },
    lines: [
      { en: "MONEY", id: "VALAS" },
      { en: "CHANGER", id: "RESMI" },
    ],
  });
  content.edit("id/hero.yaml", "[VALAS, RESMI]", "[VALAS]");
  await start();
  expect((await source()).headline.lines).toEqual([{ en: "MONEY" }, { en: "CHANGER" }]);
  expect(printed()).toMatch(
    /^content\/id\/hero\.yaml:3:\d+ {2}headline › lines: This list needs as many entries/m,
  );
  rmSync(join(content.path, "id/hero.yaml"));
  await start();
  expect(thin(await source())).toEqual({ en: "Authorized" });
});

it("develop keeps the last correct version of a translation", async () => {
  const { start, serve, create, report } = gatsby();
  content.write("id/hero.yaml", headline);
  await start();
  await serve();
  content.edit("id/hero.yaml", "thin: Penukaran", "thn: Rusak");
  expect(thin(await create("id/hero.yaml"))).toEqual({ en: "Authorized", id: "Penukaran" });
  expect(await report()).toContain(
    'content/id/hero.yaml:2:3  headline › thn: "thn" is not a known name here.',
  );
  content.edit("id/hero.yaml", "thn: Rusak", "thin: Valas");
  expect(thin(await create("id/hero.yaml"))).toEqual({ en: "Authorized", id: "Valas" });
});

describe("a query", () => {
  const inBoth = (text: string) => ({ en: text, id: text });
  const nodes: Record<string, readonly unknown[]> = {
    CompanyYaml: [
      {
        name: { en: "Tirta", id: "Tirta Valas" },
        legalName: inBoth("PT Tirta"),
        licence: { number: inBoth("No. 1") },
        hours: { days: inBoth("24/7") },
        closures: [],
      },
    ],
    ExchangeYaml: [{ minimum: { currency: "USD", amount: 60 } }],
    BranchYaml: [{ headOffice: true }, { headOffice: false }, { headOffice: false }],
    AboutYaml: [
      {
        heading: { en: "About {company}", id: "Tentang kami" },
        values: [{ title: { en: "{Counters} counters" } }],
      },
    ],
  };
  const context = (language?: string, value?: unknown) => ({
    language,
    defaultFieldResolver: () => value,
    nodeModel: {
      findOne: ({ type }: { type: string }) => Promise.resolve(nodes[type]?.[0]),
      findAll: ({ type }: { type: string }) => Promise.resolve({ entries: nodes[type] ?? [] }),
    },
  });

  it.each([
    ["en", ["Tirta, USD 60", "Three counters, two branches, {rate}"]],
    [undefined, ["Tirta, USD 60", "Three counters, two branches, {rate}"]],
    ["id", ["Tirta Valas: {rate}", "Three counters, two branches, {rate}"]],
  ])("of a page in the language %s returns its texts with the facts filled in", async (language, shown) => {
    const createFieldExtension = jest.fn();
    await run(createSchemaCustomization, { actions: { createTypes: jest.fn(), createFieldExtension } });
    const texts = [
      { en: "{company}, {minimum}", id: "{company}: {rate}" },
      { en: "{Counters} counters, {branches} branches, {rate}" },
    ];
    const { resolve } = createFieldExtension.mock.lastCall[0].extend();
    expect(await resolve({}, {}, context(language, texts), {})).toEqual(shown);
    const inWords = { en: "{Counters}", id: "{Counters} gerai" };
    const first: unknown = await resolve({}, {}, context(language, inWords), {});
    expect(first).toBe(language === "id" ? "Tiga gerai" : "Three");
  });

  it.each([
    ["en", []],
    ["id", ["Three counters"]],
  ])("lists what has no translation into %s, as the page shows it", async (language, texts) => {
    const create = jest.fn();
    await run(createResolvers, { createResolvers: create });
    const { untranslated } = create.mock.lastCall[0].Query;
    expect(await untranslated.resolve({}, {}, context(language))).toEqual(texts);
  });
});
