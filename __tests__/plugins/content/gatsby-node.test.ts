/** @jest-environment node */
import { copyFileSync } from "node:fs";
import { join } from "node:path";

import {
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onPreInit,
} from "../../../plugins/gatsby-transformer-content/gatsby-node";
import { copyContent } from "../../support/content-folder";

const content = copyContent();
afterEach(content.restore);
afterAll(content.remove);

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
    /** Returns the headline of the node for the file, after a change of a file. */
    create: async (relativePath = "hero.yaml") => {
      const getNodesByType = () => [{ ...file, relativePath: "hero.yaml" }];
      await run(onCreateNode, {
        store,
        actions,
        ...helpers,
        getNodesByType,
        node: { ...file, relativePath },
      });
      return actions.createNode.mock.lastCall[0].headline.thin as string;
    },
  };
}

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
  expect(await create()).toBe("Authorized");
  expect(await report()).toMatch(/^The content has a mistake\..*\n\ncontent\/hero\.yaml:\d+:\d+ /);
  content.edit("hero.yaml", "thin: [Broken]", "thin: Licensed");
  expect(await create()).toBe("Licensed");
  expect(await report()).toBe("");
});

it("develop shows a file as soon as its missing picture is there", async () => {
  const { start, serve, create, report } = gatsby();
  await start();
  await serve();
  const picture = content.read("hero.yaml").match(/image: (.*)/)?.[1] ?? "";
  content.edit("hero.yaml", "thin: Authorized", "thin: Licensed");
  content.edit("hero.yaml", picture, "images/hero/new.jpg");
  expect(await create()).toBe("Authorized");
  copyFileSync(join(content.path, picture), join(content.path, "images/hero/new.jpg"));
  expect(await create("images/hero/new.jpg")).toBe("Licensed");
  expect(await report()).toBe("");
});

it("queries fill in the company's facts", async () => {
  const createFieldExtension = jest.fn();
  await run(createSchemaCustomization, { actions: { createTypes: jest.fn(), createFieldExtension } });
  const nodes: Record<string, unknown> = {
    CompanyYaml: { name: "Tirta Valas", since: 2016, licence: { number: "1" }, hours: {}, closures: [] },
    ExchangeYaml: { minimum: { currency: "USD", amount: 60 } },
  };
  const entries = [{ headOffice: true }, { headOffice: false }, { headOffice: false }];
  const context = {
    defaultFieldResolver: () => ["{company}, {minimum}", "{Counters} counters, {branches} branches, {rate}"],
    nodeModel: {
      findOne: ({ type }: { type: string }) => Promise.resolve(nodes[type]),
      findAll: () => Promise.resolve({ entries }),
    },
  };
  const { resolve } = createFieldExtension.mock.lastCall[0].extend();
  const texts: unknown = await resolve({}, {}, context, {});
  expect(texts).toEqual(["Tirta Valas, USD 60", "Three counters, two branches, {rate}"]);
});
