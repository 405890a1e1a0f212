/** Content files as Gatsby nodes: one typed node a YAML file, checked before it exists. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import type { GatsbyNode, Node, Store } from "gatsby";

import { fillPlaceholders } from "../../src/lib/fill-placeholders";
import type { FileValue } from "./check-file";
import { factsOf, type FactSources } from "./placeholders";
import { formatReport } from "./problems";
import { checkContent } from "./read-content";
import { type Content, contentNameOf, contentNames } from "./schema";
import { contentSdl, typeNameOf } from "./sdl";

const folderOf = (store: Store): string => join(store.getState().program.directory, "content");

/** Prints without Gatsby's reporter, which breaks lines in the middle of file names. */
const print = (report: string): void => void process.stderr.write(`\n${report}\n\n`);

/**
 * The last correct values of each file: develop shows them while a file has a mistake. They come from the start of Gatsby, too,
 * which does not call onCreateNode for files that have not changed since the last run.
 */
const lastCorrect = new Map<string, FileValue>();

/** Set while the dev server runs: content files change then. */
let isDeveloping = false;

/** The problems of the last check. */
let report = "";

/** Checks the whole content, and prints the report if it has changed. */
async function check(store: Store): Promise<void> {
  const before = report;
  const { problems, values } = await checkContent(folderOf(store));
  for (const [path, value] of values) lastCorrect.set(path, value);
  report = problems.length > 0 ? formatReport(problems) : "";
  if (report !== before) print(report || "The content is in order again.");
}

/** Stops Gatsby before it starts if the content has problems. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  await check(store);
  if (report)
    reporter.panic("Fix the content as described above, and start again. npm run content:check checks it.");
};

/** Declares the content's types, and the extension that fills placeholders such as `{branches}` in. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "facts",
    // The query fills them in, not the node, so that Gatsby reruns it when a fact changes.
    extend: () => ({
      async resolve(source: unknown, args: unknown, context: FactsContext, info: unknown) {
        const value = context.defaultFieldResolver(source, args, context, info);
        if (!JSON.stringify(value).includes("{")) return value;
        const { nodeModel } = context;
        const [company, exchange, { entries }] = await Promise.all([
          nodeModel.findOne({ type: "CompanyYaml", query: {} }),
          nodeModel.findOne({ type: "ExchangeYaml", query: {} }),
          nodeModel.findAll({ type: "BranchYaml", query: {} }),
        ]);
        const facts = factsOf({ company, exchange, branches: [...entries] } as unknown as FactSources);
        return Array.isArray(value)
          ? value.map((text) => fillPlaceholders(String(text), facts))
          : fillPlaceholders(String(value), facts);
      },
    }),
  });
  actions.createTypes([
    contentSdl(),
    // The name of the file, which is the end of the page's address.
    "type BranchYaml implements Node { slug: String! }",
    "type BranchHours { opens: String! closes: String! }",
    "type Site implements Node { siteMetadata: SiteSiteMetadata! }",
    "type SiteSiteMetadata { siteUrl: String }",
  ]);
};

interface FactsContext {
  readonly nodeModel: {
    findOne(query: { type: string; query: object }): Promise<unknown>;
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
  };
  defaultFieldResolver(source: unknown, args: unknown, context: FactsContext, info: unknown): unknown;
}

/** Declares that every content file has a node. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create({
    // Gatsby types single nodes as nullable; a content file that is missing stops the build.
    Query: {
      site: { type: "Site!" },
      ...Object.fromEntries(contentNames.map((name) => [`${name}Yaml`, { type: `${typeNameOf(name)}!` }])),
    },
    File: { publicURL: { type: "String!" } },
    // A branch without a WhatsApp number or hours of its own has the company's.
    BranchYaml: {
      whatsapp: {
        type: "String!",
        resolve: async ({ whatsapp }: Branch, _: unknown, context: FactsContext) =>
          whatsapp ?? (await companyOf(context)).whatsapp,
      },
      hours: {
        type: "BranchHours!",
        resolve: async ({ opens, closes }: Branch, _: unknown, context: FactsContext) =>
          opens && closes ? { opens, closes } : (await companyOf(context)).hours,
      },
    },
  });
};

type Branch = Content["branch"];

const companyOf = async ({ nodeModel }: FactsContext): Promise<Content["company"]> =>
  (await nodeModel.findOne({ type: "CompanyYaml", query: {} })) as Content["company"];

const isContentFile = ({ internal, sourceInstanceName }: Node): boolean =>
  internal.type === "File" && sourceInstanceName === "content";

export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node: changed,
  actions,
  createContentDigest,
  createNodeId,
  getNodesByType,
  store,
}) => {
  if (!isContentFile(changed)) return;
  if (isDeveloping) await check(store);
  // A picture that is put into its folder ends the mistakes of the files that name it.
  const files =
    isDeveloping && !contentNameOf(String(changed.relativePath))
      ? getNodesByType("File").filter(isContentFile)
      : [changed];
  for (const node of files) {
    const path = String(node.relativePath);
    const content = lastCorrect.get(path);
    if (!content) continue;
    const { value } = content;
    const type = typeNameOf(content.name);
    const child = {
      ...value,
      slug: basename(path, ".yaml"),
      id: createNodeId(`${node.id} >>> ${type}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(value) },
    };
    await actions.createNode(child);
    actions.createParentChildLink({ parent: node, child });
  }
};

/** Checks the content again when a file changes, and whenever the browser asks for the problems. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, store }) => {
  isDeveloping = true;
  app.get("/___content-problems", async (_request: IncomingMessage, response: ServerResponse) => {
    await check(store);
    response.end(
      report && `The content has a mistake. The page shows the last correct version.\n\n${report}`,
    );
  });
};
