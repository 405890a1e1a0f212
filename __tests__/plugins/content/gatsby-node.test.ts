/** @jest-environment node */
import { graphql, buildSchema, GraphQLObjectType } from "graphql";

import {
  createSchemaCustomization,
  onCreateNode,
  onPreInit,
} from "../../../plugins/gatsby-transformer-content/gatsby-node";
import { copyContent } from "../../support/content-folder";

const content = copyContent();
afterEach(content.restore);
afterAll(content.remove);

type Hook = (args: unknown) => Promise<void>;
const run = (hook: unknown, args: unknown) => (hook as Hook)(args);

/** The arguments that Gatsby passes to the plugin, as mocks. */
function gatsby(mode: "production" | "development") {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
  const printed = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const reporter = { panic: jest.fn() };
  const actions = { createNode: jest.fn(), createParentChildLink: jest.fn() };
  const store = { getState: () => ({ program: { directory: content.root } }) };
  const helpers = {
    createNodeId: (id: string) => id,
    createContentDigest: (value: unknown) => JSON.stringify(value),
  };
  const node = (name: string) => ({
    id: name,
    internal: { type: "File" },
    sourceInstanceName: "content",
    relativePath: `${name}.yaml`,
  });
  return {
    reporter,
    actions,
    printed: () => printed.mock.calls.map(([text]) => String(text)).join(""),
    start: () => run(onPreInit, { store, reporter }),
    create: (name: string) => run(onCreateNode, { store, actions, ...helpers, node: node(name) }),
  };
}

it("a build stops early without a stack trace when the content has a problem", async () => {
  content.edit("hero.yaml", "thin:", "thn:");
  const { start, reporter, printed } = gatsby("production");
  await start();
  expect(reporter.panic).toHaveBeenCalledWith(expect.stringContaining("Fix the content as described above"));
  expect(printed()).toMatch(
    /^content\/hero\.yaml:\d+:3 {2}headline › thn: "thn" is not a known name here\. Did you mean "thin:"\?$/m,
  );
  expect(printed()).not.toMatch(/\n\s+at /);
});

it("develop keeps the last valid version of a file with a mistake", async () => {
  const { start, create, actions } = gatsby("development");
  await start();
  content.edit("hero.yaml", "thin: Authorized", "thin: [Broken]");
  await create("hero");
  const headline = expect.objectContaining({ thin: "Authorized" });
  expect(actions.createNode).toHaveBeenCalledWith(expect.objectContaining({ headline }));
});

it("queries fill in the company's facts", async () => {
  let extend: undefined | (() => { resolve: (...args: unknown[]) => unknown });
  const actions = {
    createTypes: jest.fn(),
    createFieldExtension: (extension: { extend: typeof extend }) => void (extend = extension.extend),
  };
  (createSchemaCustomization as (args: unknown) => void)({ actions });
  const nodes: Record<string, unknown> = {
    CompanyYaml: { name: "Tirta Valas", since: 2016, licence: { number: "1" }, hours: {}, closures: [] },
    ExchangeYaml: { minimum: { currency: "USD", amount: 60 } },
  };
  const schema = buildSchema("type Query { texts: [String!]! }");
  const query = schema.getQueryType();
  if (query instanceof GraphQLObjectType)
    query.getFields().texts!.resolve = (...args) => extend?.().resolve(...args);
  const { data } = await graphql({
    schema,
    source: "{ texts }",
    contextValue: {
      defaultFieldResolver: () => [
        "{company}, {minimum}",
        "{Counters} counters, {branches} branches, {rate}",
      ],
      nodeModel: {
        findOne: ({ type }: { type: string }) => Promise.resolve(nodes[type]),
        findAll: () =>
          Promise.resolve({ entries: [{ headOffice: true }, { headOffice: false }, { headOffice: false }] }),
      },
    },
  });
  expect(data?.texts).toEqual(["Tirta Valas, USD 60", "Three counters, two branches, {rate}"]);
});
